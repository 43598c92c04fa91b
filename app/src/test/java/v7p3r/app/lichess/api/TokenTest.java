package v7p3r.app.lichess.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TokenTest {
  private static final String SECRET = "lip_abcdefghij";

  @TempDir private Path folder;

  @Test
  void theEnvironmentGoesBeforeTheFile() throws IOException {
    Path file = Files.writeString(folder.resolve("token"), "lip_fromTheFile\n");
    Token token = Token.read(Optional.of(file), Map.of("LICHESS_TOKEN", SECRET));
    assertThat(token.header()).isEqualTo("Bearer " + SECRET);
    assertThat(Token.read(Optional.of(file), Map.of()).header())
        .isEqualTo("Bearer lip_fromTheFile");
  }

  @Test
  void isNeverShown() throws IOException {
    Token token = Token.read(Optional.empty(), Map.of("LICHESS_TOKEN", SECRET));
    assertThat(token).hasToString("...");
    assertThat(token.hideIn("header Bearer " + SECRET + " refused"))
        .isEqualTo("header Bearer ... refused");
  }

  @Test
  void whatIsNoTokenIsNotRepeatedInTheMessage() {
    assertThatThrownBy(
            () -> Token.read(Optional.empty(), Map.of("LICHESS_TOKEN", "my secret words")))
        .isInstanceOf(IOException.class)
        .hasMessage("LICHESS_TOKEN: expected a token of Lichess, found something else");
    assertThatThrownBy(() -> Token.read(Optional.of(folder.resolve("none")), Map.of()))
        .hasMessageContaining("LICHESS_TOKEN")
        .hasMessageContaining("none");
  }
}
