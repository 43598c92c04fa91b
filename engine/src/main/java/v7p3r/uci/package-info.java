/** The Universal Chess Interface: parsing commands, running them, printing answers. */
package v7p3r.uci;
