import pg from 'pg';

const RETRY_MS = 1_000;

/** `LISTEN` on a dedicated connection, opened on first use and reopened when lost. */
export class PostgresListener {
  readonly #listeners = new Map<string, Set<(payload: string) => void>>();
  #client: pg.Client | undefined;
  #retry: NodeJS.Timeout | undefined;
  #paused = false;

  constructor(
    private readonly config: pg.ClientConfig,
    private readonly onLost: ((reason: Error) => void) | undefined,
  ) {}

  async listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>> {
    const listeners = this.#listeners.get(channel) ?? new Set();
    this.#listeners.set(channel, listeners.add(onPayload));
    if (!this.#client) await this.resume();
    else if (listeners.size === 1) await this.#client.query(`listen ${pg.escapeIdentifier(channel)}`);
    return async () => {
      listeners.delete(onPayload);
      if (listeners.size > 0) return;
      this.#listeners.delete(channel);
      await this.#client?.query(`unlisten ${pg.escapeIdentifier(channel)}`);
    };
  }

  async pause(): Promise<void> {
    this.#paused = true;
    clearTimeout(this.#retry);
    const client = this.#client;
    this.#client = undefined;
    await client?.end().catch(() => {});
  }

  async resume(): Promise<void> {
    this.#paused = false;
    if (this.#listeners.size === 0 || this.#client) return;
    const client = new pg.Client({ ...this.config, keepAlive: true });
    this.#client = client;
    client.on('notification', ({ channel, payload }) => {
      for (const listener of this.#listeners.get(channel) ?? []) listener(payload ?? '');
    });
    client.on('error', error => this.#lose(client, error));
    client.on('end', () => this.#lose(client, new Error('The listening connection ended')));
    await client.connect();
    for (const channel of this.#listeners.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
  }

  async close(): Promise<void> {
    this.#listeners.clear();
    await this.pause();
  }

  #lose(client: pg.Client, reason: Error) {
    if (this.#client !== client) return;
    this.#client = undefined;
    client.end().catch(() => {});
    if (this.#paused) return;
    this.onLost?.(reason);
    this.#retryLater();
  }

  #retryLater() {
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => {
      this.resume().catch(() => {
        this.#client = undefined;
        if (!this.#paused) this.#retryLater();
      });
    }, RETRY_MS);
    this.#retry.unref();
  }
}
