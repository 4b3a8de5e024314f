import { type Messages, merge } from '../i18n/merge';

/** Messages in a file of their own, and where they belong: `['resources', 'order']`, or `[]` for a whole tree. */
export interface MessageSource {
  at: readonly string[];
  load: () => Promise<{ custom: Messages }>;
}

/** The messages that are loaded with views, once each, and who waits for more. */
export class CustomMessages {
  loaded: Messages = {};
  readonly #done = new Set<MessageSource['load']>();
  readonly #listeners = new Set<() => Promise<void>>();

  /** Whether nothing of these is left to load. */
  has(sources: readonly MessageSource[]): boolean {
    return sources.every(({ load }) => this.#done.has(load));
  }

  /** Loads what is missing of these. Resolves when they can be translated; what failed is tried again next time. */
  async load(sources: readonly MessageSource[]): Promise<void> {
    const missing = sources.filter(source => !this.has([source]));
    if (missing.length === 0) return;
    const trees = await Promise.all(missing.map(async ({ at, load }) => below(at, (await load()).custom)));
    this.loaded = trees.reduce(merge, this.loaded);
    for (const { load } of missing) this.#done.add(load);
    await Promise.all([...this.#listeners].map(listener => listener()));
  }

  /** `listener` is called after messages were added, which waits for it. */
  subscribe(listener: () => Promise<void>): void {
    this.#listeners.add(listener);
  }
}

const below = (path: readonly string[], messages: Messages): Messages =>
  path.reduceRight((tree, key) => ({ [key]: tree }), messages);
