import type { LiveTopic } from '../../contract/notification';

/** Changes that come closer together are told once. */
const CHANGES_MS = 1_000;

/** Tells of a topic's changes, however many there are, once in a while. */
export class GatheredChanges {
  readonly #due = new Map<LiveTopic, NodeJS.Timeout>();

  constructor(private readonly tell: (topic: LiveTopic) => void) {}

  add(topic: LiveTopic) {
    if (this.#due.has(topic)) return;
    const tell = () => {
      this.#due.delete(topic);
      this.tell(topic);
    };
    this.#due.set(topic, setTimeout(tell, CHANGES_MS).unref());
  }

  clear() {
    for (const waiting of this.#due.values()) clearTimeout(waiting);
    this.#due.clear();
  }
}
