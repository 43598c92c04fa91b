/** What the themes of the evaluation cost, and what they are worth. */
package v7p3r.lab.themes;
