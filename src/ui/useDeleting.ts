import { useQueryClient } from '@tanstack/react-query';
import {
  type Identifier,
  type RaRecord,
  useDataProvider,
  useNotify,
  useResourceContext,
  useTranslate,
  useUnselect,
} from 'ra-core';
import { useState } from 'react';
import { ApiError } from '../dataProvider/ApiError';
import { PartlyFailed } from '../dataProvider/bulk';
import { capitalised, useNoun } from './useNoun';

export interface ToDelete {
  ids: readonly Identifier[];
  /** Of the one record, where it is one. */
  name?: string | undefined;
}

/**
 * Deletes records after asking, and says how it went; a part that failed stays selected. `ask` opens the question,
 * `dialog` are the properties of the `<DeleteDialog>` that asks it.
 */
export function useDeleting(onDone?: () => void) {
  const translate = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const resource = useResourceContext() ?? '';
  const unselect = useUnselect(resource);
  const noun = useNoun();
  const [asked, ask] = useState<ToDelete | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  const close = () => {
    ask(null);
    setError(undefined);
  };
  const gone = async (ids: readonly Identifier[]) => {
    unselect([...ids]);
    // A record that is gone must not be asked for again.
    for (const id of ids) queryClient.removeQueries({ queryKey: [resource, 'getOne', { id: String(id) }] });
    await queryClient.invalidateQueries({
      queryKey: [resource],
      predicate: ({ queryKey }) => queryKey[1] !== 'getOne',
    });
  };

  const confirm = async () => {
    if (!asked) return;
    const { ids, name } = asked;
    const count = ids.length;
    setBusy(true);
    setError(undefined);
    try {
      if (count === 1) await dataProvider.delete<RaRecord>(resource, { id: ids[0]! });
      else await dataProvider.deleteMany(resource, { ids: [...ids] });
      close();
      onDone?.();
      notify(count === 1 && name ? 'app.delete.done_one' : 'app.delete.done_many', {
        type: 'success',
        messageArgs: { count, name, noun: noun(count), Noun: capitalised(noun()) },
      });
      await gone(ids);
    } catch (failure) {
      if (failure instanceof PartlyFailed && failure.done.length > 0) {
        close();
        notify('app.delete.partly', {
          type: 'warning',
          autoHideDuration: 10_000,
          messageArgs: {
            done: failure.done.length,
            noun: noun(failure.done.length),
            reason: failure.message,
          },
        });
        await gone(failure.done);
      } else setError(failure instanceof ApiError ? failure.message : translate('app.states.failed_text'));
    } finally {
      setBusy(false);
    }
  };

  return { ask, dialog: { asked, busy, error, onCancel: close, onConfirm: confirm } };
}
