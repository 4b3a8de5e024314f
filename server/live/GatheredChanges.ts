import type { LiveTopic } from '../../contract/notification';

/** Changes within this interval are announced once. */
const CHANGES_MS = 1_000;

/** Throttles announcements of changes: at most one per topic and interval. */
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
