/** Words that people type: which one did they mean? */
package v7p3r.text;
