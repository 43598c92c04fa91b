/** Opponents to practice against: Material, Simple and Random. */
package v7p3r.search.sparring;
