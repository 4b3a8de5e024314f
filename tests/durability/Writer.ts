import { setTimeout as wait } from 'node:timers/promises';
import { requireSentence } from './requireSentence';
import { Tally } from './Tally';

/** The state a record must have; null: it must not exist. */
export type Expected = { title: string; version: number } | null;

/** `refused`: the database is unavailable, so that the outcome is unknown. */
type Outcome = 'done' | 'refused' | 'gone';

/** Statuses that show a resent write had succeeded: the change is now stale, or the record to delete is gone. */
const AFTER_ALL = [409, 404];

/** A write without a response: the record must be as before or as after it, and nothing in between. */
interface Unanswered {
  /** Null for a record being created: its id is unknown. */
  id: string | null;
  before: Expected;
  after: Expected;
}

export interface Target {
  url: string;
  token: string;
}

interface Banner {
  id: string;
  title: string;
  version: number;
}

const KEPT = 12;

/**
 * Creates, changes and deletes its own banners, one call after another, and remembers each write that the server acknowledged. Titles are
 * unique, so that a record shows which write it comes from.
 */
export class Writer {
  /** Every record that was ever acknowledged, by id. */
  readonly records = new Map<string, Expected>();
  acknowledged = 0;
  /** How often the server reported that the database is unavailable. */
  refused = 0;
  #unanswered: Unanswered | null = null;
  #count = 0;

  constructor(
    readonly name: string,
    private readonly tally = new Tally(),
  ) {}

  /** Writes until the server is gone. @throws Error if the server refuses a valid write */
  async writeUntilGone(target: Target): Promise<void> {
    while ((await this.#writeOnce(target)) === 'done');
  }

  /**
   * Writes until told to stop, to a server that stays up while its database goes away. A refused write is resent unchanged: a record is
   * created once under its idempotency key, and a change or deletion that succeeded after all is stale or gone by then.
   * @param elsewhere where to send what a lost server left unanswered
   * @throws Error if the server is gone and there is no other
   */
  async writeUntil(target: Target, isOver: () => boolean, elsewhere?: (gone: Target) => Target): Promise<void> {
    let at = target;
    while (!isOver()) {
      let outcome = await this.#writeOnce(at);
      while (outcome !== 'done') {
        if (outcome === 'gone' && !elsewhere) throw new Error(`${this.name}: the server is gone`);
        if (outcome === 'gone' && elsewhere) at = elsewhere(at);
        await wait(200);
        this.tally.retried += 1;
        outcome = await this.#send(at, this.#unanswered!, AFTER_ALL);
      }
    }
  }

  /** Reads every record from the restarted server. @throws Error naming the first that differs from what was acknowledged */
  async check(target: Target): Promise<void> {
    await this.#settle(target);
    for (const [id, expected] of this.records) {
      const found = await read(target, id);
      if (!same(found, expected)) throw new Error(`${this.name}: ${id} is ${show(found)}, was ${show(expected)}`);
    }
  }

  /** Finds out what became of the pending write. */
  async #settle(target: Target): Promise<void> {
    const open = this.#unanswered;
    if (!open) return;
    this.#unanswered = null;
    if (open.id === null) {
      const made = await findByTitle(target, open.after!.title);
      if (made && made.version !== 1) throw new Error(`${this.name}: half made: ${show(made)}`);
      if (made) this.records.set(made.id, { title: made.title, version: made.version });
      return;
    }
    const found = await read(target, open.id);
    if (!same(found, open.before) && !same(found, open.after))
      throw new Error(
        `${this.name}: ${open.id} is ${show(found)}, neither ${show(open.before)} nor ${show(open.after)}`,
      );
    this.records.set(open.id, found);
  }

  #writeOnce(target: Target): Promise<Outcome> {
    const living = [...this.records].filter(([, expected]) => expected !== null) as [string, Banner][];
    const [id, before] = living[Math.floor(Math.random() * living.length)] ?? [null, null];
    const luck = Math.random();
    const title = `${this.name} ${++this.#count}`;
    if (!id || (luck < 0.35 && living.length < KEPT))
      return this.#send(target, { id: null, before: null, after: { title, version: 1 } });
    if (luck < 0.85) return this.#send(target, { id, before, after: { title, version: before.version + 1 } });
    return this.#send(target, { id, before, after: null });
  }

  /** @param settled statuses other than success that mean the write is done */
  async #send({ url, token }: Target, write: Unanswered, settled: readonly number[] = []): Promise<Outcome> {
    const { id, before, after } = write;
    this.#unanswered = write;
    const method = id === null ? 'POST' : after ? 'PUT' : 'DELETE';
    const path = id === null ? '/v1/cms/banner' : `/v1/cms/banner/${id}`;
    let response: Response;
    let text: string;
    try {
      response = await fetch(url + path, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          ...(id === null && { 'idempotency-key': after!.title.replace(/\W/g, '-').padEnd(16, '-') }),
        },
        body: after && JSON.stringify({ ...bannerOf(after.title), version: before?.version }),
      });
      text = await response.text();
    } catch {
      this.tally.refuse(0);
      return 'gone';
    }
    const { status } = response;
    if (!response.ok) {
      const { message } = requireSentence(status, text);
      this.tally.refuse(status);
      if (status === 503 && response.headers.has('retry-after')) {
        this.refused += 1;
        return 'refused';
      }
      if (id === null || !settled.includes(status))
        throw new Error(`${this.name}: ${method} ${path} gave ${status}: ${message}`);
    }
    this.records.set(id ?? (JSON.parse(text) as { data: Banner }).data.id, after);
    this.#unanswered = null;
    this.acknowledged += 1;
    this.tally.acknowledged += 1;
    return 'done';
  }
}

const bannerOf = (title: string) => ({
  title,
  description: `Ditulis sebagai ${title}`,
  image_url: '/files/contoh.webp',
  placement: 'home_bottom',
  position: 900,
  starts_at: '2026-01-01T00:00:00.000Z',
  ends_at: '2026-02-01T00:00:00.000Z',
});

async function ask({ url, token }: Target, path: string) {
  const headers = { authorization: `Bearer ${token}` };
  for (let attempt = 0; ; attempt += 1) {
    const response = await fetch(url + path, { headers });
    if (![429, 503].includes(response.status) || attempt > 60) return response;
    await wait(500);
  }
}

async function read(target: Target, id: string): Promise<Expected> {
  const response = await ask(target, `/v1/cms/banner/${id}`);
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${id}: ${response.status}`);
  const { data } = (await response.json()) as { data: Banner & { description: string } };
  // both columns are written together
  if (data.description !== `Ditulis sebagai ${data.title}`) throw new Error(`${id} is half written: ${show(data)}`);
  return { title: data.title, version: data.version };
}

async function findByTitle(target: Target, title: string): Promise<Banner | undefined> {
  const response = await ask(target, `/v1/cms/banners?limit=100&search=${encodeURIComponent(title)}`);
  const { data } = (await response.json()) as { data: { list: Banner[] } };
  return data.list.find(banner => banner.title === title);
}

const same = (one: Expected, other: Expected) => one?.title === other?.title && one?.version === other?.version;
const show = (record: Expected) => (record ? `"${record.title}" v${record.version}` : 'gone');
