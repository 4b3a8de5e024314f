import { type Messages, merge } from '../i18n/merge';

/** Messages in a separate file, and where they belong: `['resources', 'order']`, or `[]` for a whole tree. */
export interface MessageSource {
  at: readonly string[];
  load: () => Promise<{ custom: Messages }>;
}

/** The messages loaded along with views, each file once per place, and the listeners for further ones. */
export class CustomMessages {
  loaded: Messages = {};
  /** The places where each file's messages have been added: pages may share a file. */
  readonly #done = new Map<MessageSource['load'], readonly string[]>();
  readonly #listeners = new Set<() => Promise<void>>();

  /** Whether all of these sources are loaded. */
  has(sources: readonly MessageSource[]): boolean {
    return sources.every(({ at, load }) => this.#done.get(load)?.includes(at.join('.')));
  }

  /** Loads those not loaded yet. Resolves when they can be translated; failed ones are retried on the next call. */
  async load(sources: readonly MessageSource[]): Promise<void> {
    const missing = sources.filter(source => !this.has([source]));
    if (missing.length === 0) return;
    const trees = await Promise.all(missing.map(async ({ at, load }) => below(at, (await load()).custom)));
    this.loaded = trees.reduce(merge, this.loaded);
    for (const { at, load } of missing) this.#done.set(load, [...(this.#done.get(load) ?? []), at.join('.')]);
    await Promise.all([...this.#listeners].map(listener => listener()));
  }

  /** Registers a listener called after messages are added; `load` waits for it. */
  subscribe(listener: () => Promise<void>): void {
    this.#listeners.add(listener);
  }
}

const below = (path: readonly string[], messages: Messages): Messages =>
  path.reduceRight((tree, key) => ({ [key]: tree }), messages);
