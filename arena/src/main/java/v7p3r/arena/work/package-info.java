/** Long work in one shape: how it is stopped, divided, shown, told about, kept and gone on with. */
package v7p3r.arena.work;
