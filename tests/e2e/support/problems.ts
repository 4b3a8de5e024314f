import type { BrowserContext } from '@playwright/test';

/**
 * What no page may cause: console errors, uncaught errors, violations of the content security policy, responses with status 500 or above.
 */
export class Problems {
  readonly #found: string[] = [];
  readonly #tolerated: RegExp[] = [];

  /** Watches every page of the context, including those opened later. */
  constructor(context: BrowserContext) {
    context.on('console', message => {
      if (message.type() === 'error') this.#add(`console: ${message.text()} (${message.location().url})`);
      else if (/Content Security Policy/.test(message.text())) this.#add(`policy: ${message.text()}`);
    });
    context.on('weberror', error => this.#add(`uncaught: ${error.error().stack ?? error.error().message}`));
    context.on('response', response => {
      if (response.status() >= 500) this.#add(`${response.status()}: ${response.request().method()} ${response.url()}`);
    });
    context.on('requestfailed', request => {
      // a request that the page itself aborts, by leaving or by requesting again
      const reason = request.failure()?.errorText ?? '';
      if (reason !== 'net::ERR_ABORTED') this.#add(`failed: ${request.method()} ${request.url()} ${reason}`);
    });
  }

  /** Ignores a problem that a script provokes: `tolerate(/status of 422/)`. */
  tolerate(pattern: RegExp) {
    this.#tolerated.push(pattern);
  }

  /** The problems found and not tolerated. */
  get list() {
    return this.#found.filter(problem => !this.#tolerated.some(pattern => pattern.test(problem)));
  }

  #add(problem: string) {
    this.#found.push(problem);
  }
}
