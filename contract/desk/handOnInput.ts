import { z } from 'zod';
import { id, optionalText } from '../core/fields';

/** The merchant to which an order is reassigned. */
export const handOnInput = z.object({
  merchant_id: id.meta({ title: 'Merchant pengganti' }),
  note: optionalText(500).meta({ title: 'Catatan' }),
});
