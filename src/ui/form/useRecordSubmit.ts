import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useDataProvider, useNotify, useTranslate } from 'ra-core';
import { withoutLeftOut } from '../../dataProvider/isLeftOut';
import { nounOf } from '../../i18n/nounOf';
import { capitalised } from '../fields/useNoun';
import { useRecordName } from '../record/useRecordName';
import type { Submission } from './engine/Submission';

/**
 * Returns the submission of a dialog over a list: creates or updates through the data provider, notifies, and refetches the list.
 * @param onSaved called with the record before the dialog closes
 * @param created message key for a new record, if the usual message does not fit
 * @returns `onSubmit` and `readNewest` of a `<FormDialog>`
 */
export function useRecordSubmit(
  resource: string,
  onSaved: (record: RaRecord) => void,
  { created = 'app.form.created' } = {},
) {
  const translate = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const nameOf = useRecordName(resource);

  return {
    async onSubmit({ values, changes, record, idempotencyKey }: Submission): Promise<RaRecord> {
      const { data: saved } = record
        ? await dataProvider.update<RaRecord>(resource, {
            id: record.id,
            data: withoutLeftOut(record, { ...record, ...changes }),
            previousData: record,
          })
        : await dataProvider.create<RaRecord>(resource, { data: values, meta: { idempotencyKey } });
      const noun = nounOf(translate, resource);
      notify(record ? 'app.form.saved' : created, {
        type: 'success',
        messageArgs: { Noun: capitalised(noun), name: nameOf(saved) },
      });
      queryClient.setQueryData([resource, 'getOne', { id: saved.id }], saved);
      await queryClient.invalidateQueries({ queryKey: [resource, 'getList'] });
      onSaved(saved);
      return saved;
    },
    readNewest: async ({ id }: RaRecord) => (await dataProvider.getOne<RaRecord>(resource, { id })).data,
  };
}
