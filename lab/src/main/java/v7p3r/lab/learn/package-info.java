/** Continuous feedback: what played games teach becomes a new model, if that plays better. */
package v7p3r.lab.learn;
