import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNotificationContext } from 'ra-core';
import type { ReactElement } from 'react';
import type { PromotionDetail } from '../../../contract/promotion/promotionRecord';
import { BulkStatusMenu } from '../../../src/resources/promotion/voucher/BulkStatusMenu';
import { AddVoucher } from '../../../src/resources/promotion/voucher/VoucherActions';
import { envelope, fakeServer } from '../dataProvider/fakeServer';
import { renderLayout } from '../support/renderLayout';
import { signedInAs } from '../support/signedInAs';

/** A provider may respond to a write with `data: null`: it was carried out, but nothing else is known. */

const promotion = {
  id: '7d0c64f0-9d5e-4d0f-8a35-1f6a5a1d2b11',
  region_code: null,
} as Partial<PromotionDetail> as PromotionDetail;

const Said = () => {
  const { notifications } = useNotificationContext();
  return (
    <output>
      {notifications.map(
        ({ message, notificationOptions }) => `${String(message)} ${JSON.stringify(notificationOptions?.messageArgs)}`,
      )}
    </output>
  );
};

/** A view's messages are loaded with the view, which is not opened here: their keys appear instead. */
const word = (key: string) => `resources.voucher.bulk_status.${key}`;

async function open(element: ReactElement) {
  await signedInAs({ permissions: ['can_create_voucher', 'can_update_voucher', 'can_approve_voucher'] });
  const sent = fakeServer(() => ({ status: 200, body: envelope(null) }));
  renderLayout(
    <>
      {element}
      <Said />
    </>,
    { at: '/promotion' },
  );
  return { sent, writes: () => sent.filter(({ method, url }) => method !== 'GET' && !url.includes('draft')) };
}

test.each([
  [true, '100'],
  [false, '1'],
])('added vouchers (many: %s) are reported although the response has no count', async (many, count) => {
  const onClose = jest.fn();
  const { writes } = await open(<AddVoucher promotion={promotion} many={many} onClose={onClose} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(screen.getByRole('status', { hidden: true })).toHaveTextContent(`"count":"${count}"`);
  expect(writes()).toHaveLength(1);
});

test('a bulk status change is reported as done, and its dialog closes', async () => {
  const onDecided = jest.fn();
  const { writes } = await open(<BulkStatusMenu promotion={promotion} onDecided={onDecided} />);
  await userEvent.click(await screen.findByRole('button', { name: word('title') }));
  await userEvent.click(await screen.findByRole('menuitem', { name: word('approve') }));
  await userEvent.click(await screen.findByRole('button', { name: word('approve') }));
  await waitFor(() => expect(onDecided).toHaveBeenCalled());
  expect(screen.getByRole('status', { hidden: true })).toHaveTextContent(word('done_uncounted'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(writes()).toHaveLength(1);
});
