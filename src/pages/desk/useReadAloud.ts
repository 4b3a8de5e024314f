import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { deliveryMinutes } from '../../../contract/desk/deliveryMinutes';
import { formatMoney, formatNumber } from '../../i18n/numbers';
import type { PlacedOrder } from './placedOrder';

type Told = Omit<PlacedOrder, 'id' | 'number' | 'merchant_name'>;

/** Formats orders as an operator reads them to the caller, in sentences without codes. */
export function useReadAloud() {
  const translate = useTranslate();
  return useCallback(
    (key: 'read.text' | 'placed.text', order: Told & { number?: string; merchant_name?: string }): string => {
      const { items, address, distance_m, total, payment_method, recipient_name, number, merchant_name } = order;
      const goods = items.map(({ name, quantity }) => `${formatNumber(quantity)} ${name}`);
      const last = goods.pop() ?? '';
      const and = translate('pages.desk.read.and');
      return translate(`pages.desk.${key}`, {
        number,
        merchant: merchant_name,
        goods: goods.length > 0 ? `${goods.join(', ')} ${and} ${last}` : last,
        address,
        minutes: distance_m === null ? null : deliveryMinutes(distance_m),
        total: formatMoney(total),
        payment: translate(`pages.desk.read.${payment_method}`),
        name: recipient_name,
      });
    },
    [translate],
  );
}
