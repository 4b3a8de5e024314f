import { useLocaleState, useNotify } from 'ra-core';
import type { Endpoint } from '../../../contract/core/endpoint';
import { priceApi } from '../../../contract/price/priceApi';
import type { PriceOutcome } from '../../../contract/price/pricePlan';
import { priceProposalApi } from '../../../contract/price/priceProposalApi';
import { call } from '../../dataProvider/call';
import { isOffered } from '../../dataProvider/isOffered';
import { isCancelled, withPassword } from '../../dataProvider/passwordGate';
import { formatDate } from '../../i18n/dates';
import { useNotifyUndoable } from '../../ui/record/useNotifyUndoable';
import { usePrices } from './usePrices';

/**
 * Notifies the user of a change's outcome and offers to undo it, if the provider can: a batch is reverted, a proposal withdrawn. An empty
 * response counts as applied.
 */
export function useSayApplied() {
  const { t, label, reload } = usePrices();
  const [locale] = useLocaleState();
  const notify = useNotify();
  const notifyUndoable = useNotifyUndoable();

  const undo = async (send: () => Promise<unknown>, done: string, args?: object) => {
    try {
      await withPassword(send);
      notify(t(done, args), { type: 'success' });
    } catch (error) {
      if (!isCancelled(error)) throw error;
    }
    await reload();
  };
  const say = (text: string, endpoint: Endpoint, back: () => Promise<void>) =>
    isOffered(endpoint) ? notifyUndoable(text, undefined, back) : notify(text, { type: 'success' });

  return (outcome: Partial<Pick<PriceOutcome, 'batch' | 'proposal'>> | null | undefined, count: number) => {
    const { batch, proposal } = outcome ?? {};
    if (batch) {
      const date = formatDate(batch.valid_from, 'moment', locale);
      say(t('plan.done', { count: batch.row_count, label, date }), priceApi.revert, () =>
        undo(() => call(priceApi.revert, { params: { id: batch.id } }), 'batches.done', { date }),
      );
    } else if (proposal) {
      const { id, version, row_count } = proposal;
      say(t('plan.proposed', { smart_count: row_count, label }), priceProposalApi.withdraw, () =>
        undo(() => call(priceProposalApi.withdraw, { params: { id }, body: { version } }), 'proposal.withdrawn'),
      );
    } else notify('ra.notification.updated', { type: 'success', messageArgs: { smart_count: count } });
  };
}
