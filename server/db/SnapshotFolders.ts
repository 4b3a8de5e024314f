import { randomUUID } from 'node:crypto';
import { constants, existsSync } from 'node:fs';
import { cp, readdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';

/**
 * The copy of PGlite's folder that a reset restores. A second copy is prepared in advance and renamed into place, and the replaced folder
 * is removed afterwards, since both take longer than a reset may.
 */
export class SnapshotFolders {
  readonly #snapshot: string;
  readonly #spare: string;
  #preparing: Promise<void> = Promise.resolve();
  #removing: Promise<void> = Promise.resolve();

  constructor(private readonly folder: string) {
    this.#snapshot = `${folder}-snapshot`;
    this.#spare = `${folder}-spare`;
    // left behind by a killed process
    this.#remove();
  }

  get isKept() {
    return existsSync(this.#snapshot);
  }

  /** Takes the snapshot. Call only after a clean close, while the folder is not open. */
  async keep(): Promise<void> {
    await this.#preparing;
    await this.#discard(this.#snapshot);
    await this.#discard(this.#spare);
    await this.#copy(this.folder, this.#snapshot);
  }

  /** Restores the snapshot. Call only while the folder is not open. */
  async putBack(): Promise<void> {
    await this.#preparing;
    if (!existsSync(this.#spare)) await this.#copy(this.#snapshot, this.#spare);
    await this.#discard(this.folder);
    await rename(this.#spare, this.folder);
  }

  /** Waits for background work. */
  async settled(): Promise<void> {
    await Promise.all([this.#preparing, this.#removing]);
  }

  /**
   * Prepares the next spare copy in the background; call once the folder is open again. Errors are ignored: a missing spare copy is made on
   * demand, and leftovers are removed next time.
   */
  prepareNext() {
    this.#preparing = this.#copy(this.#snapshot, this.#spare).catch(() => {});
    this.#remove();
  }

  #remove() {
    this.#removing = this.#removing.then(() => this.#removeDiscarded()).catch(() => {});
  }

  /** Atomic, even if the process is killed. */
  async #copy(from: string, to: string) {
    const partial = `${to}-partial`;
    await this.#discard(partial);
    await cp(from, partial, { recursive: true, mode: constants.COPYFILE_FICLONE });
    await rename(partial, to);
  }

  async #discard(folder: string) {
    if (existsSync(folder)) await rename(folder, this.#discardedName());
  }

  async #removeDiscarded() {
    const parent = join(this.folder, '..');
    const rubbish = (await readdir(parent)).filter(name => name.startsWith(`${basename(this.folder)}-discarded-`));
    await Promise.all(rubbish.map(name => rm(join(parent, name), { recursive: true, force: true })));
  }

  #discardedName = () => `${this.folder}-discarded-${randomUUID()}`;
}
