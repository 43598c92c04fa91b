package v7p3r.app.cli;

import java.lang.reflect.Method;
import java.lang.reflect.Proxy;

/**
 * Ctrl-C as an event instead of the end of the program. Reached by reflection: the compiler warns
 * of the class, and there is no other way to hear a second Ctrl-C.
 */
final class Interrupts {
  private Interrupts() {}

  /** Calls back on every Ctrl-C from now on; false where the platform cannot do that. */
  static boolean handle(Runnable action) {
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
                    default -> "Ctrl-C";
                  });
      Method handle = signal.getMethod("handle", signal, handlerType);
      handle.invoke(null, signal.getConstructor(String.class).newInstance("INT"), handler);
      return true;
    } catch (ReflectiveOperationException | IllegalArgumentException e) {
      return false;
    }
  }
}
