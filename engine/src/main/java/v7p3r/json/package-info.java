/** JSON read without a library: values that know the way to them, so that errors can say where. */
package v7p3r.json;
