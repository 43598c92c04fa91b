package v7p3r.lab.export;

import java.util.Optional;
import v7p3r.desc.model.FeatureScaler;
import v7p3r.desc.model.Stage;
import v7p3r.desc.model.StageParameters;
import v7p3r.lab.model.BoosterParameters;
import v7p3r.lab.model.EffortDataset;
import v7p3r.lab.model.LabelScale;
import v7p3r.lab.model.ModelEvaluation;

/**
 * All that is known of a trained model.
 *
 * @param classifier the bytes of its file
 * @param regressor the bytes of its file
 * @param booster the parameters that were used, perhaps found by a search
 * @param rounds and epochs are those that were kept
 */
public record TrainedStage(
    Stage stage,
    byte[] classifier,
    byte[] regressor,
    FeatureScaler scaler,
    StageParameters parameters,
    LabelScale labelScale,
    BoosterParameters booster,
    int rounds,
    int epochs,
    Optional<CrossValidationResult> crossValidation,
    EffortDataset dataset,
    ModelEvaluation evaluation) {}
