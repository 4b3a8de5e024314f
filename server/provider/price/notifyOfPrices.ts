import type { PriceBatch } from '../../../contract/price/pricePlan';
import { priceSlug } from '../../../contract/price/priceRights';
import { CATEGORIES } from '../../../contract/product';
import type { Tx } from '../../db/types';
import { notify, type Recipients } from '../notification/notify';
import type { Reach } from './reachedRegions';

const moment = new Intl.DateTimeFormat('id-ID', {
  timeZone: 'Asia/Jakarta',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/**
 * Notifies everyone who may read the category's prices of a batch. Users bound to one of the several regions that it affects, or who
 * read only its nationwide prices, are told of these alone: neither how many there are elsewhere nor the note.
 */
export async function notifyOfPrices(
  tx: Tx,
  { category_code, kind, row_count, valid_from, note, created_by_name }: PriceBatch,
  { reach_regions, is_nationwide }: Reach,
): Promise<void> {
  const isRevert = kind === 'revert';
  const holdersOf = priceSlug('read', category_code);
  const tell = (to: Recipients, prices: string, rest: string) =>
    notify(tx, {
      to,
      type: 'price',
      title: `Harga ${CATEGORIES[category_code]} ${isRevert ? 'dikembalikan' : 'berubah'}`,
      description: `${created_by_name ?? 'Seseorang'} ${isRevert ? 'mengembalikan' : 'mengubah'} ${prices}, berlaku mulai ${moment.format(new Date(valid_from))} WIB.${rest}`,
      extra: category_code,
    });
  const whole = [`${row_count} harga`, note ? ` ${note}` : ''] as const;
  if (reach_regions.length === 0) return void (await tell({ holdersOf }, ...whole));
  const [region, ...others] = reach_regions;
  if (others.length === 0 && !is_nationwide) return void (await tell({ holdersOf, region }, ...whole));
  await tell({ holdersOf, region: null }, ...whole);
  await tell({ holdersOf, boundTo: is_nationwide ? 'any' : reach_regions }, 'harga yang berlaku di wilayah Anda', '');
}
