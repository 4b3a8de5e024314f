import type { Messages } from '../i18n/merge';

/** The messages of views alone that have been loaded, by resource or page, and who waits for more. */
export class CustomMessages {
  readonly loaded = { resources: {} as Messages, pages: {} as Messages };
  readonly #listeners = new Set<() => Promise<void>>();

  /** Adds messages. Resolves when they can be translated. */
  async add(of: 'resources' | 'pages', messages: Messages): Promise<void> {
    Object.assign(this.loaded[of], messages);
    await Promise.all([...this.#listeners].map(listener => listener()));
  }

  /** `listener` is called after messages were added, which waits for it. */
  subscribe(listener: () => Promise<void>): void {
    this.#listeners.add(listener);
  }
}
