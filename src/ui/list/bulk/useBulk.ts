import { useQueryClient } from '@tanstack/react-query';
import {
  type Identifier,
  type RaRecord,
  useDataProvider,
  useListContext,
  useNotify,
  useResourceContext,
} from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { runEach } from '../../runEach';
import { useNoun } from '../../useNoun';

/**
 * Returns a function that acts on each selected record, a few at a time, and reports the result. Records that fail stay selected, as do those
 * not reached because the password prompt was cancelled; leaving the page stops it.
 */
export function useBulk() {
  const resource = useResourceContext() ?? '';
  const { data = [], selectedIds = [], onSelect } = useListContext<RaRecord>();
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const noun = useNoun();
  const [busy, setBusy] = useState(false);
  const stopper = useRef<AbortController>(undefined);
  useEffect(() => () => stopper.current?.abort(), []);

  /** Rows selected on other pages are not at hand. */
  const recordOf = async (id: Identifier) =>
    data.find(row => row.id === id) ?? (await dataProvider.getOne<RaRecord>(resource, { id })).data;

  /** @param done message key, with `count` and `noun` as arguments */
  const run = async (act: (record: RaRecord) => Promise<unknown>, done: string) => {
    setBusy(true);
    stopper.current = new AbortController();
    const {
      done: acted,
      failed,
      left,
    } = await runEach(selectedIds, async id => act(await recordOf(id)), {
      signal: stopper.current.signal,
      onProgress: () => undefined,
    });
    setBusy(false);
    if (acted.length + failed.length === 0) return;
    const [failure] = failed;
    const count = failure ? failed.length : acted.length;
    notify(failure ? 'app.row.bulk_failed' : done, {
      type: failure ? 'error' : 'success',
      messageArgs: {
        count,
        smart_count: count,
        noun: noun(count),
        reason: (failure?.error as Error | undefined)?.message,
      },
    });
    onSelect([...failed.map(({ id }) => id), ...left]);
    await queryClient.invalidateQueries({ queryKey: [resource] });
  };
  return { busy, run };
}
