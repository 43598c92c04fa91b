/** What the laboratory has found out, and the long work that runs. */
package v7p3r.studio.lab;
