/** Reports as data (texts, numbers, tables, pictures), written as text, as a page, as JSON. */
package v7p3r.lab.report;
