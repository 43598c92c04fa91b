package v7p3r.app.lichess.api;

import java.util.Locale;
import java.util.OptionalInt;
import tools.jackson.databind.JsonNode;

/**
 * Who plays. Some events write the title before the name.
 *
 * @param id the name in small letters; empty for the computer of Lichess
 * @param title such as BOT or GM, empty for most
 */
public record Person(String id, String name, String title, OptionalInt rating) {
  public static final Person UNKNOWN = new Person("", "Anonymous", "", OptionalInt.empty());

  public static Person of(JsonNode node) {
    String name = Json.text(node, "name");
    name = name.isEmpty() ? Json.text(node, "username") : name;
    String id = Json.text(node, "id");
    String title = Json.text(node, "title");
    int space = name.indexOf(' ');
    if (title.isEmpty() && space > 0) {
      title = name.substring(0, space);
      name = name.substring(space + 1);
    }
    if (node.has("aiLevel")) {
      name = "Lichess AI level " + node.get("aiLevel").asInt();
    }
    return new Person(
        id.isEmpty() ? name.toLowerCase(Locale.ROOT) : id,
        name.isEmpty() ? "Anonymous" : name,
        title,
        Json.someInt(node, "rating"));
  }

  public boolean isBot() {
    return title.equals("BOT");
  }

  /** Title, name and rating, as far as they are known. */
  @Override
  public String toString() {
    return (title.isEmpty() ? "" : title + " ")
        + name
        + (rating.isPresent() ? " (" + rating.getAsInt() + ")" : "");
  }
}
