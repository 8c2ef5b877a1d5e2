import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter';

/** Milliseconds. */
const EVERY = 10_000;

/** Says in a log what runs and how much is done, also while no test ends. */
export default class Progress implements Reporter {
  private readonly running = new Map<TestCase, number>();
  private done = 0;
  private timer: NodeJS.Timeout | undefined;

  onBegin(_: FullConfig, suite: Suite): void {
    if (process.stdout.isTTY) return;
    const total = suite.allTests().length;
    this.timer = setInterval(() => this.say(total), EVERY);
  }

  onTestBegin(test: TestCase): void {
    this.running.set(test, Date.now());
  }

  onTestEnd(test: TestCase): void {
    this.running.delete(test);
    this.done += 1;
  }

  onEnd(): void {
    clearInterval(this.timer);
  }

  printsToStdio(): boolean {
    return false;
  }

  private say(total: number): void {
    const now = [...this.running].map(([{ title }, since]) => {
      return `"${title}" for ${Math.round((Date.now() - since) / 1_000)} s`;
    });
    console.log(`${this.done} of ${total} done; now ${now.join(', ') || 'getting ready'}`);
  }
}
