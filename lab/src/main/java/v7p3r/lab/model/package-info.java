/** Models of effort around their training: data, plan, metrics beside baselines, report. */
package v7p3r.lab.model;
