import type { BrowserContext } from '@playwright/test';

/** What no page may do: errors in the console, uncaught errors, what the content policy stops, answers of 500 and more. */
export class Problems {
  readonly #found: string[] = [];
  readonly #tolerated: RegExp[] = [];

  /** Watches every page of the context, also those opened later. */
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
      // a request that the page itself gives up, by leaving or by asking anew
      const reason = request.failure()?.errorText ?? '';
      if (reason !== 'net::ERR_ABORTED') this.#add(`failed: ${request.method()} ${request.url()} ${reason}`);
    });
  }

  /** For a script that provokes a problem: `tolerate(/status of 422/)`. */
  tolerate(pattern: RegExp) {
    this.#tolerated.push(pattern);
  }

  /** What was found and not tolerated. */
  get list() {
    return this.#found.filter(problem => !this.#tolerated.some(pattern => pattern.test(problem)));
  }

  #add(problem: string) {
    this.#found.push(problem);
  }
}
