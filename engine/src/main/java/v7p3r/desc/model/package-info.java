/** The effort models: read from the standard files of other libraries, asked in plain Java. */
package v7p3r.desc.model;
