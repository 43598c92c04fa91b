/** The training of effort models with XGBoost and PyTorch. */
package v7p3r.lab.train;
