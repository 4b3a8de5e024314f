import { and, desc, eq } from 'drizzle-orm';
import { SALE_STATUSES } from '../../../contract/order/orderStatus';
import { amountInWords } from '../../../contract/sales/amountInWords';
import { type Invoice, TAX_NOTE } from '../../../contract/sales/invoice';
import { invoiceApi } from '../../../contract/sales/invoiceApi';
import { audit_log } from '../../../server/audit/table';
import { orders } from '../../../server/domains/order/table';
import { invoicePdf } from '../../../server/domains/sales/sendInvoicePdf';
import { pdfText, withoutSpaces } from '../../support/pdfText';
import { startApp, type TestApp } from '../../support/startApp';
import { someOrder } from '../order/someOrder';

let app: TestApp;
let sale: Awaited<ReturnType<typeof someOrder>>;

beforeAll(async () => {
  app = await startApp();
  sale = await someOrder(app, {
    status: 'completed',
    region: 'jbt',
    // ten past midnight in Jakarta
    values: { placed_at: '2021-03-14T17:10:00.000Z', discount: 5_000, recipient_name: 'Siti Rahmawati' },
    items: [
      { category_code: 'lpg', name: 'Bright Gas 12 kg', sale_unit: 'tabung', quantity: 1, price: 192_000 },
      { category_code: 'non-pertamina', name: 'Regulator', sale_unit: 'buah', quantity: 2, price: 75_500 },
    ],
  });
});
afterAll(() => app?.close());

const read = async (who: 'keuangan' | 'harga' | 'marketing', id = sale.id) =>
  (await app.as(who)).call(invoiceApi.one, { params: { id } });

test('an invoice has seller, buyer, goods and sums, and spells out the total', async () => {
  const { status, body } = await read('keuangan');
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    number: `INV/20210315/${sale.number}`,
    order_number: sale.number,
    issued_on: '2021-03-15',
    buyer: { name: 'Siti Rahmawati', address: sale.address },
    items: [
      { name: 'Bright Gas 12 kg', quantity: 1, price: 192_000, amount: 192_000 },
      { name: 'Regulator', quantity: 2, price: 75_500, amount: 151_000 },
    ],
    goods_amount: 343_000,
    shipping_cost: 12_000,
    discount: 5_000,
    total: 350_000,
    total_in_words: 'tiga ratus lima puluh ribu rupiah',
  });
  expect(body.data.seller).toMatchObject({ id: sale.merchant_id, owner_name: expect.any(String) });
});

test('the buyer is hidden without permission to read orders', async () => {
  const { status, body } = await read('harga');
  expect({ status, buyer: body.data.buyer }).toEqual({ status: 200, buyer: null });
  expect(JSON.stringify(body.data)).not.toContain('Siti');
});

test('an invoice requires permission to read a category of its goods', async () => {
  const someone = await app.someoneWith(['can_read_data_penjualan_bbm']);
  const status = async () => (await someone.call(invoiceApi.one, { params: { id: sale.id } })).status;
  expect(await status()).toBe(403);
  await someone.grant(['can_read_data_penjualan_non_pertamina']);
  expect(await status()).toBe(200);
});

test('requested with a category, it is 404 if the order has no goods of it', async () => {
  const keuangan = await app.as('keuangan');
  const status = async (category: 'lpg' | 'bbm') =>
    (await keuangan.call(invoiceApi.one, { params: { id: sale.id }, query: { category } })).status;
  expect([await status('lpg'), await status('bbm')]).toEqual([200, 404]);
});

test('orders that are not sales, and those of other regions, have no invoice', async () => {
  const cancelled = await someOrder(app, { status: 'cancelled' });
  const { status, body } = await read('keuangan', cancelled.id);
  expect({ status, message: body.message }).toEqual({
    status: 404,
    message: 'Invoice tidak ditemukan. Invoice hanya ada untuk pesanan yang sudah terjual.',
  });
  // regional marketing is bound to another region
  const foreign = await someOrder(app, { status: 'completed', region: 'maluku-papua' });
  expect((await read('marketing', foreign.id)).status).toBe(404);
});

test('in demo sales the parts add up to the total, in figures and in words', async () => {
  const some = await app.database.db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.status, SALE_STATUSES[0]!))
    .limit(20);
  expect(some.length).toBeGreaterThan(5);
  for (const { id } of some) {
    const { data } = (await read('keuangan', id)).body;
    const goods = data.items.reduce((sum: number, { amount }: Invoice['items'][number]) => sum + amount, 0);
    expect(goods).toBe(data.goods_amount);
    expect(goods + data.shipping_cost - data.discount).toBe(data.total);
    expect(data.total_in_words).toBe(amountInWords(data.total));
  }
});

test('the PDF has the same content, and its export is logged', async () => {
  const { status, raw, headers } = await (await app.as('keuangan')).send(invoiceApi.pdf, { params: { id: sale.id } });
  expect({ status, type: headers['content-type'], file: headers['content-disposition'] }).toEqual({
    status: 200,
    type: 'application/pdf',
    file: `attachment; filename="invoice-${sale.number}.pdf"`,
  });
  const text = pdfText(raw);
  for (const part of [
    'INVOICE',
    `INV/20210315/${sale.number}`,
    '15 Maret 2021',
    'Siti Rahmawati',
    'Regulator 2 buah',
    'Harga barang Rp343.000',
    'Ongkos kirim Rp12.000',
    'Potongan -Rp5.000',
    'Total Rp350.000',
    'tiga ratus lima puluh ribu rupiah',
    TAX_NOTE,
  ])
    expect(text).toContain(withoutSpaces(part));

  const { body } = await (await app.as('keuangan')).call(invoiceApi.one, { params: { id: sale.id } });
  const early = pdfText(
    await invoicePdf({ ...body.data, issued_on: '2021-03-05' }, { person: 'x', signal: new AbortController().signal }),
  );
  expect(early).toContain(withoutSpaces('05 Maret 2021'));

  const [taken] = await app.database.db
    .select()
    .from(audit_log)
    .where(and(eq(audit_log.action, 'export'), eq(audit_log.entity_id, sale.id)))
    .orderBy(desc(audit_log.id))
    .limit(1);
  expect(taken).toMatchObject({ entity: 'order', label: `invoice-${sale.number}.pdf` });
});
