package v7p3r.uci;

import v7p3r.engine.Option;

/** Options as UCI declares them. */
final class OptionText {
  private OptionText() {}

  /** One line with its end. */
  static void append(StringBuilder text, Option option) {
    text.append("option name ").append(option.name()).append(" type ");
    if (option instanceof Option.Check check) {
      text.append("check default ").append(check.initial());
    } else if (option instanceof Option.Spin spin) {
      text.append("spin default ").append(spin.initial());
      text.append(" min ").append(spin.min()).append(" max ").append(spin.max());
    } else if (option instanceof Option.Combo combo) {
      text.append("combo default ").append(combo.initial());
      for (String choice : combo.choices()) {
        text.append(" var ").append(choice);
      }
    } else if (option instanceof Option.Text string) {
      text.append("string default ");
      text.append(string.initial().isEmpty() ? "<empty>" : string.initial());
    } else {
      text.append("button");
    }
    text.append('\n');
  }
}
