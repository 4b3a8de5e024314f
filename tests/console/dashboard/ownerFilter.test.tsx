import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OwnerFilter } from '../../../src/resources/dashboard/OwnerFilter';
import { envelope, fakeServer } from '../dataProvider/fakeServer';
import { renderLayout } from '../support/renderLayout';
import { signedInAs } from '../support/signedInAs';

test('owners are asked for with the province and the type of merchant that are chosen', async () => {
  await signedInAs({ permissions: ['can_read_dashboard'] });
  const sent = fakeServer(() => ({ status: 200, body: envelope({ owners: [], meta: {}, total: 0 }) }));
  const query = { province: ['34', '33'], type: ['spbu' as const] };
  renderLayout(<OwnerFilter query={query} chosen={undefined} onChoose={() => undefined} />, { at: '/dashboard' });
  await userEvent.click(await screen.findByRole('button'));
  const asked = () => sent.find(({ url }) => url.includes('/v1/owners'))?.url;
  await waitFor(() => expect(asked()).toBeDefined());
  const { searchParams } = new URL(asked()!, 'http://console.test');
  expect(searchParams.getAll('province')).toEqual(['34', '33']);
  expect(searchParams.getAll('type_merchant')).toEqual(['spbu']);
});
