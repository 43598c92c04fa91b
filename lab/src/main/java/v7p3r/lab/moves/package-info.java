/** Which late moves deserve to be searched deeper, and what is that worth? */
package v7p3r.lab.moves;
