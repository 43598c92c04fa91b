package v7p3r.app.cli;

import java.lang.reflect.Method;
import java.lang.reflect.Proxy;

/**
 * Ctrl-C, or another signal, as an event instead of the end of the program. Reached by reflection:
 * the compiler warns of the class, and there is no other way to hear a second Ctrl-C.
 */
final class Interrupts {
  private Interrupts() {}

  /**
   * Calls back on every Ctrl-C from now on, where the platform can do that.
   *
   * @return makes Ctrl-C what it was before
   */
  static Runnable handle(Runnable action) {
    return handle("INT", action);
  }

  /** The same for another signal, such as TERM. */
  static Runnable handle(String name, Runnable action) {
    try {
      Class<?> signal = Class.forName("sun.misc.Signal");
      Class<?> handlerType = Class.forName("sun.misc.SignalHandler");
      Object handler =
          Proxy.newProxyInstance(
              handlerType.getClassLoader(),
              new Class<?>[] {handlerType},
              (proxy, method, arguments) ->
                  switch (method.getName()) {
                    case "handle" -> {
                      action.run();
                      yield null;
                    }
                    case "equals" -> proxy == arguments[0];
                    case "hashCode" -> System.identityHashCode(proxy);
                    default -> "SIG" + name;
                  });
      Method handle = signal.getMethod("handle", signal, handlerType);
      Object interrupt = signal.getConstructor(String.class).newInstance(name);
      Object before = handle.invoke(null, interrupt, handler);
      return () -> restore(handle, interrupt, before);
    } catch (ReflectiveOperationException | IllegalArgumentException e) {
      return () -> {};
    }
  }

  private static void restore(Method handle, Object interrupt, Object before) {
    try {
      handle.invoke(null, interrupt, before);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("a signal could be taken but not given back", e);
    }
  }
}
