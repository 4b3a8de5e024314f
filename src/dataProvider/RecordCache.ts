import { type Query, QueryCache } from '@tanstack/react-query';
import type { RaRecord } from 'ra-core';

/**
 * A query cache that drops a record once a list has read a newer version of it. React-admin seeds single records from lists but never
 * overwrites a cached one, so a form would open on the old version and its save would be rejected.
 */
export class RecordCache extends QueryCache {
  constructor() {
    super({
      onSuccess: (response, { queryKey: [resource, method] }) => {
        if (method !== 'getList') return;
        const { data = [] } = response as { data?: RaRecord[] };
        const versions = new Map(data.map(({ id, version }) => [String(id), Number(version)]));
        for (const query of this.getAll()) {
          const [of, kind, params] = query.queryKey;
          if (of !== resource || kind !== 'getOne') continue;
          this.#forgetOlder(query, versions.get(String((params as { id: unknown }).id)));
        }
      },
    });
  }

  #forgetOlder(query: Query, version = Number.NaN) {
    const known = (query.state.data as RaRecord | undefined)?.version;
    // a record on screen is refetched by the view that shows it
    if (!query.isActive() && Number(known) < version) this.remove(query);
  }
}
