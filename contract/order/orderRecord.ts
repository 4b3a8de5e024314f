import { z } from 'zod';
import { id, instantOut, rupiah, version } from '../core/fields';
import { orderChannel } from './orderChannel';
import { orderStatus } from './orderStatus';
import { paymentMethod } from './payment';

/** An order as lists carry it; what was ordered as one line: `2 tabung Bright Gas 5,5 kg, 1 lainnya`. */
export const orderRow = z.object({
  id,
  number: z.string().meta({ title: 'No. pesanan' }),
  status: orderStatus.meta({ title: 'Status' }),
  status_since: instantOut.meta({ title: 'Status sejak' }),
  channel: orderChannel.meta({ title: 'Saluran' }),
  recipient_name: z.string().meta({ title: 'Pelanggan' }),
  recipient_phone: z.string().meta({ title: 'Telepon pelanggan' }),
  merchant_id: id.meta({ title: 'Id merchant' }),
  merchant_name: z.string().meta({ title: 'Merchant' }),
  regency: z.string().meta({ title: 'Kabupaten/Kota' }),
  province: z.string().meta({ title: 'Provinsi' }),
  goods: z.string().meta({ title: 'Barang' }),
  payment_method: paymentMethod.meta({ title: 'Pembayaran' }),
  goods_amount: rupiah.meta({ title: 'Harga barang' }),
  shipping_cost: rupiah.meta({ title: 'Ongkos kirim' }),
  discount: rupiah.meta({ title: 'Potongan' }),
  total: rupiah.meta({ title: 'Total' }),
  placed_at: instantOut.meta({ title: 'Dipesan' }),
  version,
});
export type OrderRow = z.output<typeof orderRow>;
