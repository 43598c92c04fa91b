package v7p3r.app.pack;

import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import v7p3r.arena.work.PlainJson;
import v7p3r.uci.Build;

/** The libraries in a package, for programs (CycloneDX 1.6) and for people. */
final class BillOfMaterials {
  private BillOfMaterials() {}

  static String cycloneDx(List<Library> libraries, Build build, Instant time) throws IOException {
    List<Object> components = new ArrayList<>();
    for (Library library : libraries) {
      components.add(component(library));
    }
    Map<String, Object> program = new LinkedHashMap<>();
    program.put("type", "application");
    program.put("bom-ref", purl("io.github.v7p3r", "v7p3r", build.version()));
    program.put("name", "v7p3r");
    program.put("version", build.version());
    program.put("licenses", licenses("MIT"));
    Map<String, Object> bill = new LinkedHashMap<>();
    bill.put("bomFormat", "CycloneDX");
    bill.put("specVersion", "1.6");
    bill.put("version", 1);
    bill.put("metadata", new TreeMap<>(Map.of("timestamp", time, "component", program)));
    bill.put("components", components);
    return PlainJson.write(bill);
  }

  private static Map<String, Object> component(Library library) throws IOException {
    String purl = purl(library.group(), library.name(), library.version());
    Map<String, Object> component = new LinkedHashMap<>();
    component.put("type", "library");
    component.put("bom-ref", purl);
    component.put("group", library.group());
    component.put("name", library.name());
    component.put("version", library.version());
    component.put(
        "hashes",
        List.of(new TreeMap<>(Map.of("alg", "SHA-256", "content", Checksums.of(library.jar())))));
    if (library.isKnown()) {
      component.put("licenses", licenses(library.license()));
    }
    component.put("purl", purl);
    return component;
  }

  private static Object licenses(String id) {
    return List.of(Map.of("license", Map.of("id", id)));
  }

  private static String purl(String group, String name, String version) {
    return "pkg:maven/%s/%s@%s".formatted(group, name, version);
  }

  /** One line for each library. */
  static String notices(List<Library> libraries) {
    StringBuilder text =
        new StringBuilder(
            """
            V7P3R is under the MIT license, see LICENSE. It comes with these libraries of other
            people; those that bring the text of their license have it in META-INF/licenses of
            v7p3r.jar. The notices of the Java inside an image are in lib/runtime/legal.

            """);
    for (Library library : libraries) {
      text.append(
          "%-24s %-12s %-14s %s%n"
              .formatted(library.name(), library.version(), library.license(), library.group()));
    }
    return text.toString();
  }
}
