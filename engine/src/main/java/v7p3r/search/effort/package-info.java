/** How deep does this move deserve to be searched, and what would another depth have cost? */
package v7p3r.search.effort;
