import { screen } from '@testing-library/react';
import { OwnerFilter } from '../../../src/resources/dashboard/OwnerFilter';
import { envelope, fakeServer } from '../dataProvider/fakeServer';
import { renderLayout } from '../support/renderLayout';

const OWNER = '6f1d5c1e-0f7a-4b39-9a55-0f3f2b1f7c11';

it('names the chosen CBU also where its name was not seen yet', async () => {
  const calls = fakeServer(() => ({ body: envelope({ owners: [{ id: OWNER, name: 'PT Sumber Makmur' }] }) }));
  renderLayout(<OwnerFilter chosen={OWNER} onChoose={() => {}} />);
  expect(await screen.findByRole('button', { name: /: PT Sumber Makmur$/ })).toBeVisible();
  expect(calls.map(({ url }) => url)).toEqual([`/v1/owners?owner_id=${OWNER}&limit=1`]);
});

it('asks for no name where none is chosen', async () => {
  const calls = fakeServer(() => ({ body: envelope({ owners: [] }) }));
  renderLayout(<OwnerFilter chosen={undefined} onChoose={() => {}} />);
  expect(await screen.findByRole('button')).toBeVisible();
  expect(calls).toEqual([]);
});
