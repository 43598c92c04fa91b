/** The numbers at the axes of charts. */

/** Round numbers between two, at most six. */
export function roundTicks(low: number, high: number): number[] {
  const span = high - low || 1;
  const power = 10 ** Math.floor(Math.log10(span / 5));
  const step = [1, 2, 5, 10].map((size) => size * power).find((size) => span / size <= 5) ?? 10 * power;
  const ticks: number[] = [];
  for (let index = Math.ceil(low / step - 1e-9); index * step <= high + step * 1e-9; index++) {
    ticks.push(Number((index * step).toPrecision(12)));
  }
  return ticks;
}
