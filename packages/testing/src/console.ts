type Level = 'error' | 'warn';

interface Expectation {
  level: Level;
  pattern: RegExp | string;
  seen: boolean;
}

let noise: string[] = [];
let expectations: Expectation[] = [];

/** The line as a person reads it: React fills its messages by `%s`. */
function format([first, ...rest]: unknown[]): string {
  const values = [...rest];
  const text = String(first).replace(/%[sdoO]/g, (gap) =>
    values.length > 0 ? String(values.shift()) : gap,
  );
  return [text, ...values.map(String)].join(' ');
}

function heard(level: Level, parts: unknown[]): void {
  const text = format(parts);
  const expected = expectations.find(
    (expectation) =>
      expectation.level === level &&
      (typeof expectation.pattern === 'string'
        ? text.includes(expectation.pattern)
        : expectation.pattern.test(text)),
  );
  if (expected) expected.seen = true;
  else noise.push(`console.${level}: ${text}`);
}

/**
 * This test provokes a line in the console, as the charts do. Without such a line the test
 * fails; any other line fails it too.
 */
export function expectConsole(level: Level, pattern: RegExp | string): void {
  expectations.push({ level, pattern, seen: false });
}

/** Listens to the console from here on; for the set-up of jest. */
export function listenToConsole(): void {
  noise = [];
  expectations = [];
  console.error = (...parts: unknown[]) => heard('error', parts);
  console.warn = (...parts: unknown[]) => heard('warn', parts);
}

/** Fails when something was logged that nobody expected, or an expected line is missing. */
export function checkConsole(): void {
  const missing = expectations
    .filter(({ seen }) => !seen)
    .map(({ level, pattern }) => `Expected in console.${level}: ${String(pattern)}`);
  const problems = [...noise, ...missing];
  noise = [];
  expectations = [];
  if (problems.length > 0) throw new Error(problems.join('\n\n'));
}
