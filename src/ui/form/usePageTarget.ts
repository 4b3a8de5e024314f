import {
  type RaRecord,
  useDataProvider,
  useGetRecordRepresentation,
  useNavigate,
  useNotify,
  useResourceContext,
  useSaveContext,
} from 'ra-core';
import type { FieldValues } from 'react-hook-form';
import { withPassword } from '../../dataProvider/passwordGate';
import { useListAddress } from '../list/listMemory';
import { capitalised, useNoun } from '../useNoun';
import type { Submission, SubmitTarget } from './engine/Submission';

interface PageTarget {
  isNew: boolean;
  /** Confirms before anything is sent; throws `AbortError` if the user cancels. */
  before?: ((values: FieldValues) => Promise<void>) | undefined;
}

/**
 * Returns the submit target of a page's form: saves through react-admin's create or edit context, then returns to the list with a
 * message. If the server requires the user's password, prompts for it and keeps the input.
 */
export function usePageTarget({ isNew, before }: PageTarget): SubmitTarget {
  const { save } = useSaveContext();
  const resource = useResourceContext() ?? '';
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const navigate = useNavigate();
  const listAddress = useListAddress();
  const noun = useNoun();
  const nameOf = useGetRecordRepresentation(resource);

  const send = async ({ values, record, idempotencyKey }: Submission): Promise<RaRecord | undefined> => {
    // The record was created but the response was lost: update it here, as the page's own context can only create.
    if (isNew && record) {
      const data = { ...values, version: record.version };
      return (await dataProvider.update<RaRecord>(resource, { id: record.id, data, previousData: record })).data;
    }
    let failure: unknown;
    let saved: RaRecord | undefined;
    await save?.(record ? { ...values, version: record.version } : values, {
      ...(!record && { meta: { idempotencyKey } }),
      onError: error => {
        failure = error;
      },
      onSuccess: answer => {
        saved = answer;
      },
    });
    if (failure) throw failure;
    return saved;
  };

  return {
    async submit(submission: Submission) {
      await before?.(submission.values);
      return withPassword(() => send(submission));
    },

    readNewest: async ({ id }) => (await dataProvider.getOne<RaRecord>(resource, { id })).data,

    onSaved(values, saved) {
      notify(isNew ? 'app.form.created' : 'app.form.saved', {
        type: 'success',
        messageArgs: { noun: noun(), Noun: capitalised(noun()), name: String(nameOf({ ...values, ...saved })) },
      });
      navigate(listAddress, { state: { saved: saved?.id } });
    },
  };
}
