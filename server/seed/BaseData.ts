import type { Tx } from '../db/types';

/** Base data of one domain, required in every mode. */
export interface BaseData {
  /** Key under which the setting `base_data` stores what `load` returned. */
  key: string;
  /**
   * Loads what the database lacks.
   * @param before what it returned last time; undefined at first
   * @returns what the database has now, as JSON
   */
  load(tx: Tx, before: unknown): Promise<unknown>;
  /** Progress message in Indonesian, for slow loads. */
  step?: string;
}

/** Declares base data that is reloaded as a whole when its version changes. */
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
