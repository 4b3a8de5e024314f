import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OwnerFilter } from '../../../src/resources/dashboard/DashboardFilters';
import { envelope, fakeServer } from '../dataProvider/fakeServer';
import { renderLayout } from '../support/renderLayout';
import { signedInAs } from '../support/signedInAs';

const OWNER = '6f1d5c1e-0f7a-4b39-9a55-0f3f2b1f7c11';

it('shows the chosen CBU’s name even when it has not been loaded yet', async () => {
  const calls = fakeServer(() => ({ body: envelope({ owners: [{ id: OWNER, name: 'PT Sumber Makmur' }] }) }));
  renderLayout(<OwnerFilter query={{}} chosen={OWNER} onChoose={() => {}} />);
  expect(await screen.findByRole('button', { name: /: PT Sumber Makmur$/ })).toBeVisible();
  expect(calls.map(({ url }) => url)).toEqual([`/v1/owners?owner_id=${OWNER}&limit=1`]);
});

it('requests no name when none is chosen', async () => {
  const calls = fakeServer(() => ({ body: envelope({ owners: [] }) }));
  renderLayout(<OwnerFilter query={{}} chosen={undefined} onChoose={() => {}} />);
  expect(await screen.findByRole('button')).toBeVisible();
  expect(calls).toEqual([]);
});

it('requests owners for the chosen provinces and merchant types', async () => {
  await signedInAs({ permissions: ['can_read_dashboard'] });
  const sent = fakeServer(() => ({ status: 200, body: envelope({ owners: [], meta: {}, total: 0 }) }));
  const query = { province: ['34', '33'], type: ['spbu' as const] };
  renderLayout(<OwnerFilter query={query} chosen={undefined} onChoose={() => {}} />, { at: '/dashboard' });
  await userEvent.click(await screen.findByRole('button'));
  const asked = () => sent.find(({ url }) => url.includes('/v1/owners'))?.url;
  await waitFor(() => expect(asked()).toBeDefined());
  const { searchParams } = new URL(asked()!, 'http://console.test');
  expect(searchParams.getAll('province')).toEqual(['34', '33']);
  expect(searchParams.getAll('type_merchant')).toEqual(['spbu']);
});
