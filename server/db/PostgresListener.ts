import pg from 'pg';
import { drop } from './PostgresWatch';

const RETRY_MS = 1_000;

interface Listener {
  onPayload(payload: string): void;
  onMissed(): void;
}

/** `LISTEN` on a dedicated connection, opened on first use and reopened when lost. */
export class PostgresListener {
  readonly #listeners = new Map<string, Set<Listener>>();
  #client: pg.Client | undefined;
  #retry: NodeJS.Timeout | undefined;
  #paused = false;
  /** Whether a connection was lost and has not been replaced yet. */
  #missing = false;

  constructor(
    private readonly config: pg.ClientConfig,
    private readonly onLost: ((reason: Error) => void) | undefined,
  ) {}

  /** @param onMissed called when payloads may have been missed: the connection was lost and has been replaced */
  async listen(
    channel: string,
    onPayload: (payload: string) => void,
    onMissed: () => void = () => {},
  ): Promise<() => Promise<void>> {
    const listener = { onPayload, onMissed };
    const listeners = this.#listeners.get(channel) ?? new Set();
    this.#listeners.set(channel, listeners.add(listener));
    const leave = () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#listeners.get(channel) === listeners) this.#listeners.delete(channel);
      return listeners.size === 0;
    };
    try {
      if (!this.#client) await this.resume();
      else if (listeners.size === 1) await this.#client.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      leave();
      throw error;
    }
    return async () => {
      if (leave()) await this.#client?.query(`unlisten ${pg.escapeIdentifier(channel)}`);
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
    const client = new pg.Client(this.config);
    this.#client = client;
    client.on('notification', ({ channel, payload }) => {
      for (const { onPayload } of this.#listeners.get(channel) ?? []) onPayload(payload ?? '');
    });
    client.on('error', error => this.#lose(client, error));
    client.on('end', () => this.#lose(client, new Error('The listening connection ended')));
    try {
      await client.connect();
      for (const channel of this.#listeners.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      this.#lose(client, error as Error);
      throw error;
    }
    if (!this.#missing || this.#client !== client) return;
    this.#missing = false;
    for (const listeners of this.#listeners.values()) for (const { onMissed } of listeners) onMissed();
  }

  /** Reconnects when the database is back after an outage, without waiting for what is left of the old connection. */
  async reconnect(): Promise<void> {
    if (this.#paused || this.#listeners.size === 0) return;
    if (this.#client) this.#lose(this.#client, new Error('The database was unreachable'));
    clearTimeout(this.#retry);
    // if this fails, a retry is already scheduled
    await this.resume().catch(() => {});
  }

  async close(): Promise<void> {
    this.#listeners.clear();
    await this.pause();
  }

  #lose(client: pg.Client, reason: Error) {
    if (this.#client !== client) return;
    this.#client = undefined;
    drop(client);
    if (this.#paused) return;
    if (!this.#missing) this.onLost?.(reason);
    this.#missing = true;
    this.#retryLater();
  }

  #retryLater() {
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => void this.resume().catch(() => {}), RETRY_MS);
    this.#retry.unref();
  }
}
