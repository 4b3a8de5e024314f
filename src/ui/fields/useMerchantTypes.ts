import type { ResponseOf } from '../../../contract/core/endpoint';
import { MERCHANT_TYPES } from '../../../contract/merchant/merchant';
import { merchantTypeApi } from '../../../contract/merchant/merchantTypeApi';
import { useCalledChoices } from './useCalledChoices';

const types = {
  choicesOf: ({ list }: ResponseOf<typeof merchantTypeApi.list>) => list,
  labels: MERCHANT_TYPES,
  resource: 'merchant',
  field: 'type_code',
};

/** Returns the merchant types offered by filters and forms. */
export const useMerchantTypes = () => useCalledChoices(merchantTypeApi.list, types);
