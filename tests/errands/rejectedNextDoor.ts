import { type APIRequestContext, request } from '@playwright/test';
import { registrationsBy } from '../e2e/support/newRegistration';
import { unique } from '../e2e/support/unique';
import { PASSWORD, people } from '../support/people';

const TYPE = 'outlet-bright';
const DAY = { open: '00:00', close: '24:00' };

interface Wanted {
  id: string;
  number: string;
  latitude: number;
  longitude: number;
  merchant: { id: string };
  items: readonly { product_id: string | null; category_code: string }[];
}

const handed = new Set<string>();

/**
 * Creates an order that a merchant rejected, and next door an outlet, open day and night, that sells all of it. @returns the order's number
 */
export async function rejectedNextDoor(baseURL: string): Promise<string> {
  const context = await request.newContext({ baseURL });
  await context.post('/api/auth/login', { data: { email: people.superadmin, password: PASSWORD, device_id: 'e2e' } });
  const { list } = await read(context, '/v1/cms/order?status=rejected_by_merchant&limit=100');
  const { list: types } = await read(context, '/v1/type-merchants');
  const { category_codes, required_document_codes } = types.find(({ id }: { id: string }) => id === TYPE);
  const isSold = ({ product_id, category_code }: Wanted['items'][number]) =>
    product_id !== null && category_codes.includes(category_code);
  for (const { id } of list) {
    const order: Wanted = await read(context, `/v1/cms/order/${id}`);
    if (handed.has(id) || !order.items.every(isSold)) continue;
    handed.add(id);
    const { village_code } = await read(context, `/v1/cms/merchant/${order.merchant.id}`);
    const registrations = await registrationsBy(baseURL, required_document_codes);
    const reviewed = await registrations.reviewed(unique('Bright Siaga'), {
      type_code: TYPE,
      village_code,
      latitude: order.latitude + 0.001,
      longitude: order.longitude + 0.001,
      opening_hours: Array.from({ length: 7 }, () => DAY),
    });
    const { merchant_id } = await registrations.decide(
      await registrations.decide(reviewed, 'submit_for_approval'),
      'approve',
    );
    await registrations.end();
    for (const { product_id } of order.items)
      await context.post('/api/product/merchant/pertamina', { data: { merchant_id, product_id, stock: 1000 } });
    await context.dispose();
    return order.number;
  }
  throw new Error(`No rejected order is left that an ${TYPE} could take over`);
}

async function read(context: APIRequestContext, path: string) {
  const response = await context.get(path);
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
  return (await response.json()).data;
}
