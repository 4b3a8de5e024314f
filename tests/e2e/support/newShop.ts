import { request } from '@playwright/test';
import { PASSWORD, people } from '../../support/people';
import { registrationsBy } from './newRegistration';
import { unique } from './unique';

const DAY = { open: '00:00', close: '24:00' };

/** A shop's own product, whose name is unique to it. */
interface ShopGoods {
  id: string;
  name: string;
  price: number;
}

/** Creates a merchant in Sleman that is open around the clock, with products of its own in stock. */
export async function newShop(baseURL: string, stock: number) {
  const registrations = await registrationsBy(baseURL);
  const name = unique('Toko Siaga');
  const reviewed = await registrations.reviewed(name, { opening_hours: Array.from({ length: 7 }, () => DAY) });
  const submitted = await registrations.decide(reviewed, 'submit_for_approval');
  const { merchant_id } = await registrations.decide(submitted, 'approve');
  await registrations.end();
  const context = await request.newContext({ baseURL });
  const post = async (path: string, data: object) => {
    const response = await context.post(path, { data });
    if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
    return (await response.json()).data;
  };
  await post('/api/auth/login', { email: people.superadmin, password: PASSWORD, device_id: 'e2e' });
  const goods: ShopGoods = await post('/api/product/merchant/non-pertamina', {
    merchant_id,
    name: unique('Galon'),
    price: 20_000,
    sale_unit: 'galon',
    stock,
  });
  await context.dispose();
  return { name, goods, merchant: { id: merchant_id!, latitude: reviewed.latitude, longitude: reviewed.longitude } };
}
