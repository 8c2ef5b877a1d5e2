import type { BrowserContext, ConsoleMessage } from 'playwright-core';

/** Listens to what a page should never say: errors in its console and breaches of its policy. */
export class PageWatch {
  private readonly noise: string[] = [];
  private readonly violations: string[] = [];
  private readonly expected: RegExp[] = [];
  private readonly breaches: RegExp[] = [];

  async attach(context: BrowserContext): Promise<void> {
    context.on('console', (message) => this.hear(message));
    context.on('weberror', (error) => this.noise.push(`uncaught ${error.error().message}`));
    await context.exposeFunction('reportPolicyViolation', (text: string) =>
      this.violations.push(text),
    );
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        const { reportPolicyViolation } = window as unknown as {
          reportPolicyViolation: (text: string) => void;
        };
        reportPolicyViolation(`${event.violatedDirective}: ${event.blockedURI} ${event.sample}`);
      });
    });
  }

  /** The test provokes errors that match. */
  expect(pattern: RegExp): void {
    this.expected.push(pattern);
  }

  /** The test breaks this rule of the policy, which the browser tells in its console too. */
  expectBreach(rule: string): void {
    this.breaches.push(new RegExp(`^${rule}:`));
    this.expected.push(/TrustedHTML|TrustedScript/);
  }

  /** Throws when anything was said that nobody expected. */
  check(): void {
    const others = (heard: string[], expected: RegExp[]) =>
      heard.filter((text) => !expected.some((one) => one.test(text)));
    const problems = [
      ...others(this.noise, this.expected).map((text) => `console: ${text}`),
      ...others(this.violations, this.breaches).map((text) => `content security policy: ${text}`),
    ];
    if (problems.length > 0) throw new Error(problems.join('\n'));
  }

  private hear(message: ConsoleMessage): void {
    if (message.type() === 'error') {
      this.noise.push(`${message.text()} (${message.location().url})`);
    }
  }
}
