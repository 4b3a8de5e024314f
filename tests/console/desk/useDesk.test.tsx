import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form';
import { addItem, deleteItem } from '../../../contract/desk/cart';
import type { DeskMerchant, DeskProduct } from '../../../contract/desk/deskMerchant';
import { blankValues, type DeskValues } from '../../../src/pages/desk/deskForm';
import { useDesk } from '../../../src/pages/desk/useDesk';
import type { Point } from '../../../src/pages/desk/usePin';
import { envelope, fakeServer } from '../dataProvider/fakeServer';

const good = (id: string) => ({ id, product_id: null, name: id, price: 20_000, stock: 9 }) as DeskProduct;
const merchant = (id: string) => ({ id, is_open: true, items: [] as object[], shipping_cost: 5_000 }) as DeskMerchant;
const POINT = { phone: null, latitude: -7.77, longitude: 110.38 };

/** Renders the desk during a call with these values, beside its form. */
function deskOf(values: Partial<DeskValues>) {
  const queries = new QueryClient();
  let form!: UseFormReturn<DeskValues>;
  const Call = ({ children }: { children: ReactNode }) => {
    form = useForm<DeskValues>({ defaultValues: { ...blankValues, ...values } });
    return (
      <QueryClientProvider client={queries}>
        <FormProvider {...form}>{children}</FormProvider>
      </QueryClientProvider>
    );
  };
  const { result } = renderHook(useDesk, { wrapper: Call });
  const set = ({ latitude, longitude }: Point) => {
    form.setValue('latitude', latitude);
    form.setValue('longitude', longitude);
  };
  return { desk: result, set, value: (name: keyof DeskValues) => form.getValues(name) };
}

/** Responds with these merchants, then holds back an empty list until `release` is called. */
function serve(...first: DeskMerchant[]) {
  let release!: (list: DeskMerchant[]) => void;
  const next = new Promise<DeskMerchant[]>(resolve => {
    release = resolve;
  });
  let isFirst = true;
  fakeServer(async () => {
    const list = isFirst ? first : await next;
    isFirst = false;
    return { body: envelope({ list }) };
  });
  return release;
}

test('the best merchant is shown for an empty cart, and is assigned to the order with the first item', async () => {
  serve(merchant('best'), merchant('other'));
  const { desk, value } = deskOf(POINT);
  await waitFor(() => expect(desk.current.merchant?.id).toBe('best'));
  expect(value('merchant_id')).toBeNull();
  act(() => desk.current.setCart(addItem([], good('water'))));
  expect(value('merchant_id')).toBe('best');
  expect(desk.current.merchant?.id).toBe('best');
});

test('the merchant stays while merchants are refetched, then the new best one is shown', async () => {
  const release = serve(merchant('best'), merchant('other'));
  const { desk } = deskOf(POINT);
  await waitFor(() => expect(desk.current.merchant?.id).toBe('best'));
  act(() => desk.current.setSort('distance'));
  expect(desk.current.deliverers.isPlaceholderData).toBe(true);
  expect(desk.current.merchant?.id).toBe('best');
  release([merchant('other'), merchant('best')]);
  await waitFor(() => expect(desk.current.merchant?.id).toBe('other'));
});

test('a chosen merchant stays, whichever is best', async () => {
  const release = serve(merchant('best'), merchant('chosen'));
  const { desk } = deskOf(POINT);
  await waitFor(() => expect(desk.current.merchant?.id).toBe('best'));
  act(() => desk.current.choose(merchant('chosen')));
  act(() => desk.current.setSort('distance'));
  release([merchant('best'), merchant('chosen')]);
  await waitFor(() => expect(desk.current.isSettled).toBe(true));
  expect(desk.current.merchant?.id).toBe('chosen');
});

test('a cart’s merchant is kept when an item is removed before merchants load, or when it is not among them', async () => {
  const lines = [good('water'), good('gas')].map(item => ({ ...item, amount: 1 }));
  serve(merchant('other'))([merchant('other')]);
  const { desk, value } = deskOf({ ...POINT, merchant_id: 'gone', cart: lines });
  act(() => desk.current.setCart(deleteItem(lines, 'gas')));
  expect(value('merchant_id')).toBe('gone');
  await waitFor(() => expect(desk.current.deliverers.data).toBeDefined());
  act(() => desk.current.setCart(deleteItem(lines, 'water')));
  expect(value('merchant_id')).toBe('gone');
});

test('prefetched merchants, and the best one’s products, are available as soon as their point is chosen', async () => {
  const calls = fakeServer(({ url }) => ({
    body: envelope({ list: url.includes('product') ? [good('water')] : [merchant('best')] }),
  }));
  const { desk, set } = deskOf({});
  await act(() => desk.current.askAhead({ latitude: -7.77, longitude: 110.38 }));
  expect(calls.map(({ url }) => url)).toEqual(['/v1/cms/order/point', expect.stringContaining('best')]);
  act(() => set({ latitude: -7.77, longitude: 110.38 }));
  expect(desk.current.merchant?.id).toBe('best');
  expect(desk.current.isSettled).toBe(true);
  expect(calls).toHaveLength(2);
});

test('a point whose prefetch failed is requested again once it is chosen', async () => {
  let isDown = true;
  fakeServer(() => (isDown ? 'unreachable' : { body: envelope({ list: [merchant('best')] }) }));
  const { desk, set } = deskOf({});
  await act(() => desk.current.askAhead({ latitude: -7.77, longitude: 110.38 }));
  isDown = false;
  act(() => set({ latitude: -7.77, longitude: 110.38 }));
  await waitFor(() => expect(desk.current.merchant?.id).toBe('best'));
});
