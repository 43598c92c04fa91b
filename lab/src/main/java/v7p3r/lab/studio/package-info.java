/** How a program finds the studio, which stands in a module of its own. */
package v7p3r.lab.studio;
