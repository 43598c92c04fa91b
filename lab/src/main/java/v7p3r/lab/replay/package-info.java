/** What policies of effort would have lost on profiled positions, at equal total nodes. */
package v7p3r.lab.replay;
