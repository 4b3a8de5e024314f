import { hashKey, QueryCache } from '@tanstack/react-query';
import type { RaRecord } from 'ra-core';

/**
 * Forgets a record once a list has read a newer version of it. React-admin fills its cache of single records from lists, but keeps
 * one that is there already: a form would open on the old version and be told so when it is saved.
 */
export class RecordCache extends QueryCache {
  constructor() {
    super({
      onSuccess: (answer, { queryKey: [resource, method] }) => {
        if (method !== 'getList') return;
        for (const { id, version } of (answer as { data?: RaRecord[] }).data ?? [])
          this.#forgetOlder([resource, 'getOne', { id: String(id) }], version);
      },
    });
  }

  #forgetOlder(queryKey: readonly unknown[], version: unknown) {
    const query = this.get(hashKey(queryKey));
    const known = (query?.state.data as RaRecord | undefined)?.version;
    // a record on screen is read again by who shows it
    if (query && !query.isActive() && Number(known) < Number(version)) this.remove(query);
  }
}
