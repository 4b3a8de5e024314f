import { screen, waitFor } from '@testing-library/react';
import type { Work } from '../../../contract/dashboard/workApi';
import { NextWork } from '../../../src/ui/record/work/NextWork';
import { envelope, fakeServer } from '../dataProvider/fakeServer';
import { renderLayout } from '../support/renderLayout';
import { signedInAs } from '../support/signedInAs';

const item = (id: string) => ({ id, label: id, detail: null, due_at: null });
const work = (queue: Work['queue'], count: number, ...ids: string[]): Work => ({
  queue,
  category_code: null,
  count,
  items: ids.map(item),
  filter: {},
});

async function show(list: Work[], props: Partial<Parameters<typeof NextWork>[0]> = {}) {
  await signedInAs({ permissions: [] });
  fakeServer(() => ({ body: envelope({ list }) }));
  renderLayout(<NextWork queues={['vouchers', 'refunds']} done="a" {...props} />, { at: '/promo/a' });
}

test.each([
  [
    'what else waits in its queue',
    [work('refunds', 0), work('vouchers', 2, 'b', 'c')],
    'Berikutnya (2)',
    '/promo/b?tab=vouchers',
  ],
  [
    'without the decided one, where that waits again',
    [work('vouchers', 3, 'a', 'b')],
    'Berikutnya (2)',
    '/promo/b?tab=vouchers',
  ],
  [
    'past queues of others',
    [work('registrations', 9, 'r'), work('refunds', 1, 'o')],
    'Berikutnya (1)',
    '/monitoring-order/o',
  ],
])('links and moves the focus to %s', async (_, list, name, path) => {
  await show(list);
  const link = await screen.findByRole('link', { name });
  expect(link).toHaveAttribute('href', expect.stringContaining(path));
  await waitFor(() => expect(link).toHaveFocus());
});

test('offers no next item while parts of the decided one still wait', async () => {
  const onNone = jest.fn();
  await show([work('vouchers', 2, 'a', 'b')], { whole: true, onNone });
  await waitFor(() => expect(onNone).toHaveBeenCalled());
  expect(screen.queryByRole('link')).toBeNull();
});
