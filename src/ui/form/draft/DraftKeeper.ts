import { now } from '../../../../contract/core/now';
import { type Draft, draftApi } from '../../../../contract/draft';
import { localDraft } from '../../../authProvider/localDrafts';
import { ApiError } from '../../../dataProvider/ApiError';
import { address } from '../../../dataProvider/address';
import { call } from '../../../dataProvider/call';

/** Maximum delay until input is saved, even if typing continues (ms). */
const KEEP_AFTER_MS = 1_000;
/** Retry interval while the server is unreachable (ms). */
const RETRY_MS = 5_000;

export type KeptDraft = Pick<Draft, 'values' | 'base_version' | 'saved_at'>;
export type DraftContent = Pick<Draft, 'values' | 'base_version'>;

interface Place {
  resource: string;
  /** Empty for a new record. */
  recordId: string;
  userId: string;
}

/**
 * Autosaves the input of one form in the tab and on the server, within about a second. Saves to the server run one at a
 * time, so that none overtakes another, and failed ones are retried.
 */
export class DraftKeeper {
  readonly #key: { resource: string; record_id: string };
  readonly #local: ReturnType<typeof localDraft>;
  #read: () => DraftContent | null = () => null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | undefined;
  /** JSON of the draft that the server holds. */
  #sent = '';
  #stopped = false;
  #ended = false;
  /** The previous draft, until the user continues with it or discards it; it survives saves made in the meantime. */
  offered: KeptDraft | null = null;

  constructor({ resource, recordId, userId }: Place) {
    this.#key = { resource, record_id: recordId };
    this.#local = localDraft(userId, resource, recordId);
  }

  /** Finds input that was typed here earlier and not saved; this tab's own copy takes precedence over the server's. */
  async find(): Promise<KeptDraft | null> {
    const own = this.#local.read();
    const kept = await call(draftApi.one, { query: this.#key }).catch(() => null);
    return own ?? kept;
  }

  /** Whether a draft was saved or is pending, in which case a form reset to its original values is saved too. */
  get isKeeping(): boolean {
    return this.#sent !== '' || this.#timer !== undefined || this.#running !== undefined;
  }

  /** Schedules a save after a change. `read` returns the content when the save runs; null if nothing differs any more. */
  touch(read: () => DraftContent | null): void {
    if (this.#ended) return;
    this.#read = read;
    this.#stopped = false;
    this.#later(KEEP_AFTER_MS);
  }

  /** Sends a waiting save now, after a change that must not be followed by the previous draft coming back. */
  flush(): void {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#keep();
  }

  /** The page may be unloaded at any moment: sends any waiting or running save by a request that outlives it. */
  leave(): void {
    if (this.#stopped || (this.#timer === undefined && this.#running === undefined)) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const content = this.#keepHere();
    const options: RequestInit = content
      ? {
          method: draftApi.save.method,
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ ...this.#key, ...content }),
        }
      : { method: draftApi.remove.method };
    const url = content ? draftApi.save.path : address(draftApi.remove, {}, this.#key);
    void fetch(url, { ...options, keepalive: true }).catch(() => undefined);
  }

  /** Ends autosaving after the record was saved, deleted or discarded: later changes in the form are no longer stored. */
  end(): void {
    this.#ended = true;
    void this.forget().then(() => {
      if (!this.offered) return;
      const { values, base_version } = this.offered;
      return call(draftApi.save, { body: { ...this.#key, values, base_version } }).catch(() => undefined);
    });
  }

  /** Deletes the discarded draft, after any running save, which must not bring it back. */
  async forget(): Promise<void> {
    this.stop();
    this.#local.remove();
    await this.#running;
    this.#sent = '';
    await call(draftApi.remove, { query: this.#key }).catch(() => undefined);
  }

  /** Stops saving; drafts already saved remain. */
  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #later(after: number) {
    this.#timer ??= setTimeout(() => this.#keep(), after);
  }

  #keep() {
    this.#timer = undefined;
    // Saved in the tab at once, even while the previous save hangs on the server.
    const content = this.#keepHere();
    this.#running ??= this.#send(content).finally(() => {
      this.#running = undefined;
    });
  }

  #keepHere(): DraftContent | null {
    const content = this.#read();
    if (content) this.#local.write({ ...content, saved_at: new Date(now()).toISOString() });
    else this.#local.remove();
    return content;
  }

  async #send(content: DraftContent | null): Promise<void> {
    const text = JSON.stringify(content);
    if (this.#stopped || text === this.#sent) return;
    try {
      if (content) await call(draftApi.save, { body: { ...this.#key, ...content } });
      else await call(draftApi.remove, { query: this.#key });
      this.#sent = text;
    } catch (error) {
      // unreachable or busy; any other error would recur
      const { status } = error instanceof ApiError ? error : { status: 400 };
      if (!this.#stopped && (status === 0 || status === 429 || status >= 500)) this.#later(RETRY_MS);
      return;
    }
    // input changed meanwhile, and its timer found this save running
    if (!this.#stopped && JSON.stringify(this.#read()) !== this.#sent) this.#later(KEEP_AFTER_MS);
  }
}
