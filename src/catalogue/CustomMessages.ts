import { type Messages, merge } from '../i18n/merge';

/** Messages in a file of their own, and where they belong: `['resources', 'order']`, or `[]` for a whole tree. */
export interface MessageSource {
  at: readonly string[];
  load: () => Promise<{ custom: Messages }>;
}

/** The messages that are loaded with views, once in each place, and who waits for more. */
export class CustomMessages {
  loaded: Messages = {};
  /** The places in which each file's messages stand: pages may share one. */
  readonly #done = new Map<MessageSource['load'], readonly string[]>();
  readonly #listeners = new Set<() => Promise<void>>();

  /** Whether nothing of these is left to load. */
  has(sources: readonly MessageSource[]): boolean {
    return sources.every(({ at, load }) => this.#done.get(load)?.includes(at.join('.')));
  }

  /** Loads what is missing of these. Resolves when they can be translated; what failed is tried again next time. */
  async load(sources: readonly MessageSource[]): Promise<void> {
    const missing = sources.filter(source => !this.has([source]));
    if (missing.length === 0) return;
    const trees = await Promise.all(missing.map(async ({ at, load }) => below(at, (await load()).custom)));
    this.loaded = trees.reduce(merge, this.loaded);
    for (const { at, load } of missing) this.#done.set(load, [...(this.#done.get(load) ?? []), at.join('.')]);
    await Promise.all([...this.#listeners].map(listener => listener()));
  }

  /** `listener` is called after messages were added, which waits for it. */
  subscribe(listener: () => Promise<void>): void {
    this.#listeners.add(listener);
  }
}

const below = (path: readonly string[], messages: Messages): Messages =>
  path.reduceRight((tree, key) => ({ [key]: tree }), messages);
