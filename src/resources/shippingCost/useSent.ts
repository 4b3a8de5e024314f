import { useQueryClient } from '@tanstack/react-query';
import { type Identifier, type RaRecord, useDataProvider, useNotify, useTranslate } from 'ra-core';
import type { FieldValues } from 'react-hook-form';
import type { ShippingCost } from '../../../contract/shippingCost/shippingCost';
import { capitalised } from '../../ui/useNoun';

type Row = ShippingCost & RaRecord;

const resource = 'shipping_cost';

/** Sends what was typed, says that it is saved, and has the list read anew. Throws ApiError. */
export function useSent(onSaved: (id: Identifier) => void) {
  const translate = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();

  const tell = async (saved: Row, message: string) => {
    const noun = translate(`resources.${resource}.noun`, { smart_count: 1 });
    notify(message, { type: 'success', messageArgs: { Noun: capitalised(noun), name: saved.area_name } });
    queryClient.setQueryData([resource, 'getOne', { id: saved.id }], saved);
    await queryClient.invalidateQueries({ queryKey: [resource, 'getList'] });
    onSaved(saved.id);
  };

  return {
    /** Sent again under its key (an answer may get lost) it is added once. */
    async add(typed: FieldValues, key: string): Promise<void> {
      const meta = { idempotencyKey: key };
      const { data } = await dataProvider.create<Row>(resource, { data: typed, meta });
      await tell(data, 'app.form.created');
    },
    /** @param previous as it was read: its version is sent */
    async change(previous: ShippingCost, changes: FieldValues): Promise<void> {
      const { id } = previous;
      const data = { ...previous, ...changes };
      await tell(
        (await dataProvider.update<Row>(resource, { id, data, previousData: previous })).data,
        'app.form.saved',
      );
    },
  };
}
