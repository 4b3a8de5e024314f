import type { PriceBatch } from '../../../contract/price/pricePlan';
import { priceSlug } from '../../../contract/price/priceRights';
import { CATEGORIES } from '../../../contract/product';
import type { Tx } from '../../db/types';
import { notify } from '../notification/notify';

const moment = new Intl.DateTimeFormat('id-ID', {
  timeZone: 'Asia/Jakarta',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** Notifies everyone who may read the category's prices of a batch. */
export const notifyOfPrices = (
  tx: Tx,
  { category_code, kind, row_count, valid_from, note, created_by_name }: PriceBatch,
) =>
  notify(tx, {
    to: { holdersOf: priceSlug('read', category_code) },
    type: 'price',
    title: `Harga ${CATEGORIES[category_code]} ${kind === 'revert' ? 'dikembalikan' : 'berubah'}`,
    description: `${created_by_name ?? 'Seseorang'} ${kind === 'revert' ? 'mengembalikan' : 'mengubah'} ${row_count} harga, berlaku mulai ${moment.format(new Date(valid_from))} WIB.${note ? ` ${note}` : ''}`,
    extra: category_code,
  });
