/** What the effort model gains: DESC measured against doing without, on the same positions. */
package v7p3r.lab.validate;
