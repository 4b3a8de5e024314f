import { useQueryClient } from '@tanstack/react-query';
import { type Identifier, type RaRecord, useDataProvider, useNotify, useResourceContext, useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../dataProvider/ApiError';
import { capitalised, useNoun } from '../fields/useNoun';
import type { EachResult, runEach } from './runEach';

export interface ToDelete {
  ids: readonly Identifier[];
  /** Name of the record, if there is only one. */
  name?: string | undefined;
}

/**
 * Deletes records after confirmation and reports the result; records that fail stay selected. `onGone` receives the
 * ids of those that are gone, whoever deleted them. `ask` opens the confirmation; `dialog` holds the props of its `<DeleteDialog>`.
 */
export function useDeleting(onDone?: () => void, onGone?: (ids: readonly Identifier[]) => void) {
  const translate = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const resource = useResourceContext() ?? '';
  const noun = useNoun();
  const [asked, ask] = useState<ToDelete | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [report, setReport] = useState<EachResult | null>(null);
  /** Number of records processed so far. */
  const [behind, setBehind] = useState(0);
  const stopper = useRef<AbortController>(undefined);
  useEffect(() => () => stopper.current?.abort(), []);

  const close = () => {
    ask(null);
    setError(undefined);
  };
  const gone = async (ids: readonly Identifier[]) => {
    onGone?.(ids);
    // a deleted record must not be fetched again
    for (const id of ids) queryClient.removeQueries({ queryKey: [resource, 'getOne', { id: String(id) }] });
    await queryClient.invalidateQueries({
      queryKey: [resource],
      predicate: ({ queryKey }) => queryKey[1] !== 'getOne',
    });
  };

  // passed in by the dialog, with whose code it loads
  const confirm = async (run: typeof runEach) => {
    if (!asked) return;
    const { ids, name } = asked;
    const count = ids.length;
    setBusy(true);
    setError(undefined);
    setBehind(0);
    const stop = new AbortController();
    stopper.current = stop;
    const result = await run(ids, id => dataProvider.delete<RaRecord>(resource, { id }), {
      signal: stop.signal,
      onProgress: setBehind,
    });
    setBusy(false);
    const { done, failed } = result;
    const alreadyGone = failed
      .filter(({ error }) => error instanceof ApiError && error.status === 404)
      .map(({ id }) => id);
    // the password prompt was cancelled: the dialog stays open
    if (done.length + failed.length === 0 && !stop.signal.aborted) return;
    if (done.length === count) {
      close();
      onDone?.();
      notify(count === 1 && name ? 'app.delete.done_one' : 'app.delete.done_many', {
        type: 'success',
        messageArgs: { count, name, noun: noun(count), Noun: capitalised(noun()) },
      });
    } else if (count === 1 && alreadyGone.length === 0) return setError(reasonOf(failed[0]?.error));
    else if (count === 1) {
      close();
      onDone?.();
      notify('app.delete.gone', { type: 'warning', messageArgs: { name: name ?? '', Noun: capitalised(noun()) } });
    } else {
      close();
      setReport(result);
    }
    if (done.length + alreadyGone.length > 0) await gone([...done, ...alreadyGone]);
  };
  const reasonOf = (failure: unknown) =>
    failure instanceof ApiError ? failure.message : translate('app.states.failed_text');

  return {
    ask,
    dialog: {
      asked,
      busy,
      error,
      behind,
      report: report && { ...report, reasonOf },
      onCancel: close,
      onConfirm: confirm,
      onStop: () => stopper.current?.abort(),
      onRead: () => setReport(null),
    },
  };
}
