/** Is everything there that V7P3R needs, and what is to be done if not? */
package v7p3r.app.cli.doctor;
