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
import { isGone, runEach } from '../../../dialogs/runEach';
import { useNoun } from '../../../fields/useNoun';
import { useRowNames } from '../../table/useRowNames';

/**
 * Returns a function that acts on each selected record, a few at a time, and reports the result. Records that fail stay selected, as do those
 * not reached because the password prompt was cancelled; those that someone else has deleted are named and no longer selected; leaving the page stops it.
 */
export function useBulk() {
  const resource = useResourceContext() ?? '';
  const { data = [], selectedIds = [], onSelect } = useListContext<RaRecord>();
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const noun = useNoun();
  const { nameOfId } = useRowNames();
  const [busy, setBusy] = useState(false);
  const stopper = useRef<AbortController>(undefined);
  useEffect(() => () => stopper.current?.abort(), []);

  /** Rows selected on other pages are not at hand. */
  const loadRow = async (id: Identifier) =>
    data.find(row => row.id === id) ?? (await dataProvider.getOne<RaRecord>(resource, { id })).data;

  /** @param done message key, with `count` and `noun` as arguments */
  const run = async (act: (record: RaRecord) => Promise<unknown>, done: string) => {
    setBusy(true);
    stopper.current = new AbortController();
    const {
      done: acted,
      failed,
      left,
    } = await runEach(selectedIds, async id => act(await loadRow(id)), {
      signal: stopper.current.signal,
      onProgress: () => undefined,
    });
    setBusy(false);
    if (acted.length + failed.length === 0) return;
    const gone = failed.filter(isGone);
    const remaining = failed.filter(one => !isGone(one));
    const [failure] = remaining;
    const count = failure ? remaining.length : acted.length;
    if (count > 0)
      notify(failure ? 'app.row.bulk_failed' : done, {
        type: failure ? 'error' : 'success',
        messageArgs: {
          count,
          smart_count: count,
          noun: noun(count),
          reason: (failure?.error as Error | undefined)?.message,
        },
      });
    if (gone.length > 0)
      notify('app.row.bulk_gone', {
        type: 'warning',
        messageArgs: {
          count: gone.length,
          noun: noun(gone.length),
          names: gone.map(({ id }) => nameOfId(id) ?? String(id)).join(', '),
        },
      });
    onSelect([...remaining.map(({ id }) => id), ...left]);
    await queryClient.invalidateQueries({ queryKey: [resource] });
  };
  return { busy, run };
}
