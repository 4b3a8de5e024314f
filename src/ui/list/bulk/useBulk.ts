import { useQueryClient } from '@tanstack/react-query';
import {
  type Identifier,
  type RaRecord,
  useDataProvider,
  useListContext,
  useNotify,
  useResourceContext,
} from 'ra-core';
import { useState } from 'react';
import { runEach } from '../../runEach';
import { useNoun } from '../../useNoun';

/** Returns a function that acts on each selected record, a few at a time, and reports the result; records that fail stay selected. */
export function useBulk() {
  const resource = useResourceContext() ?? '';
  const { data = [], selectedIds = [], onSelect } = useListContext<RaRecord>();
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const noun = useNoun();
  const [busy, setBusy] = useState(false);

  /** Rows selected on other pages are not at hand. */
  const recordOf = async (id: Identifier) =>
    data.find(row => row.id === id) ?? (await dataProvider.getOne<RaRecord>(resource, { id })).data;

  /** @param done message key, with `count` and `noun` as arguments */
  const run = async (act: (record: RaRecord) => Promise<unknown>, done: string) => {
    setBusy(true);
    const result = await runEach(selectedIds, async id => act(await recordOf(id)), {
      signal: new AbortController().signal,
      onProgress: () => undefined,
    });
    setBusy(false);
    const [failure] = result.failed;
    const count = failure ? result.failed.length : result.done.length;
    notify(failure ? 'app.row.bulk_failed' : done, {
      type: failure ? 'error' : 'success',
      messageArgs: {
        count,
        smart_count: count,
        noun: noun(count),
        reason: (failure?.error as Error | undefined)?.message,
      },
    });
    onSelect(result.failed.map(({ id }) => id));
    await queryClient.invalidateQueries({ queryKey: [resource] });
  };
  return { busy, run };
}
