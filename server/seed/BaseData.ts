import type { Tx } from '../db/types';

/** Data of one domain that the program cannot do without, in every mode. */
export interface BaseData {
  /** Under which the setting `base_data` keeps what `load` returned. */
  key: string;
  /**
   * Loads what the database does not have yet.
   *
   * @param before what it returned the last time; undefined at first
   * @returns what the database has now, as JSON
   */
  load(tx: Tx, before: unknown): Promise<unknown>;
  /** What to show, in Indonesian, to whoever watches the start, where loading takes its time. */
  step?: string;
}

/** Base data that are loaded as a whole whenever their version is another. */
export const versionedBase = (
  key: string,
  version: () => string,
  load: (tx: Tx) => Promise<void>,
): Pick<BaseData, 'key' | 'load'> => ({
  key,
  async load(tx, before) {
    const current = version();
    if (before !== current) await load(tx);
    return current;
  },
});
