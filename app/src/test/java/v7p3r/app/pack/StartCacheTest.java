package v7p3r.app.pack;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class StartCacheTest {
  @Test
  void whatDiffersFromRunToRunIsLeftOut() {
    List<String> first =
        List.of(
            "# made by a JVM", "java/lang/Object id: 0", "b/B id: 7", "@cp b/B 1 2 3", "a/A id: 9");
    List<String> second = List.of("a/A id: 4", "@cp a/A 5", "java/lang/Object id: 0", "b/B id: 5");
    assertThat(StartCache.needed(first, Set.of("c/C")))
        .containsExactly("a/A", "b/B", "c/C", "java/lang/Object")
        .isEqualTo(StartCache.needed(second, Set.of("c/C")));
  }

  @Test
  void callsThatTheJvmWritesItselfAreKept() {
    String call = "@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.Invokers$Holder x L_V";
    assertThat(StartCache.needed(List.of(call), Set.of())).containsExactly(call);
  }

  @Test
  void classesFromElsewhereAreLeftOut() {
    assertThat(StartCache.needed(List.of("x/X id: 3 super: 1 source: /tmp/x.jar"), Set.of()))
        .isEmpty();
  }
}
