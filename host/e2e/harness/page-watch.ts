import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/** Firefox's error for a file with integrity that the next page cut off: the hash of no bytes. */
const CUT_OFF =
  /None of the “sha\d+” hashes .+ “(?:47DEQpj8HBSa\+\/TImW\+5JCeuQeRkm5NMpJWZG3hSuFU=|OLBgp1GsljhM2TJ\+sbHjaiH9txEUvgdDTAzHv2P24donTt6\/529l\+9Ua0vFImLlb)”/;

/** Some browsers ask for an icon at the usual place when a picture is opened by itself. */
const NO_ICON = /404 \(Not Found\) \(\S+\/favicon\.ico\)$/;

/** Listens to what a page should never say: errors in its console and breaches of its policy. */
export class PageWatch {
  private readonly noise: string[] = [];
  private readonly violations: string[] = [];
  private readonly expected: RegExp[] = [NO_ICON, CUT_OFF];
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
    this.expected.push(/TrustedHTML|TrustedScript|require-trusted-types-for/);
  }

  /** Errors and breaches that no test expected. */
  problems(): string[] {
    const others = (heard: string[], expected: RegExp[]) =>
      heard.filter((text) => !expected.some((one) => one.test(text)));
    return [
      ...others(this.noise, this.expected).map((text) => `console: ${text}`),
      ...others(this.violations, this.breaches).map((text) => `content security policy: ${text}`),
    ];
  }

  private hear(message: ConsoleMessage): void {
    if (message.type() === 'error') {
      this.noise.push(`${message.text()} (${message.location().url})`);
    }
  }
}
