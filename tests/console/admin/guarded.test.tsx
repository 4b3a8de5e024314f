import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordContextProvider, ResourceContextProvider } from 'ra-core';
import { type Admin, adminApi } from '../../../contract/identity/admin';
import { AdminSessions, isGuarded } from '../../../src/resources/admin/AdminForm';
import { SwitchMenuItem } from '../../../src/ui/list/onDemand/SwitchMenuItem';
import { RowMenuContext } from '../../../src/ui/list/rowMenu/RowMenuContext';
import { envelope, fakeServer } from '../dataProvider/fakeServer';
import { renderLayout } from '../support/renderLayout';
import { signedInAs } from '../support/signedInAs';

const ofRole = (code: string) => ({ id: 'r', name: code, code });
const account = (more: Partial<Admin>) =>
  ({
    id: 'a',
    name: 'Rian',
    is_active: true,
    has_second_factor: true,
    version: 3,
    role_request: null,
    ...more,
  }) as Admin;
const inAdmin = (record: Admin, children: React.ReactNode) => (
  <ResourceContextProvider value="admin">
    <RecordContextProvider value={record}>{children}</RecordContextProvider>
  </ResourceContextProvider>
);

test('accounts of super admins, current or requested, are guarded', () => {
  const role_request = { role: ofRole('super_admin'), requested_by: { id: 'b', name: 'Ratna' }, requested_at: '' };
  expect(isGuarded(account({ role: ofRole('super_admin') }))).toBe(true);
  expect(isGuarded(account({ role: null, role_request }))).toBe(true);
  expect(isGuarded(account({ role: ofRole('keuangan') }))).toBe(false);
});

test.each([
  ['super_admin', 0],
  ['keuangan', 1],
])('removing the second factor of %s is offered %i times', async (code, times) => {
  await signedInAs({ permissions: ['can_read_list_user', 'can_update_list_user'] });
  const session = { id: 's', device: 'Chrome di Windows', ip: null, created_at: '', last_seen_at: '' };
  fakeServer(() => ({ body: envelope({ list: [{ ...session, is_current: false, sees_as: null }] }) }));
  const record = account({ role: ofRole(code) });
  renderLayout(inAdmin(record, <AdminSessions record={record} own={false} />));
  await screen.findByRole('button', { name: /endSessions/ });
  expect(screen.queryAllByRole('button', { name: /endSecondFactor/ })).toHaveLength(times);
});

test('switching an account sends the version that was read', async () => {
  await signedInAs({ permissions: ['can_read_list_user', 'can_update_list_user'] });
  const record = account({ role: null });
  const sent = fakeServer(() => ({ body: envelope({ ...record, is_active: false, version: 4 }) }));
  const target = { anchor: document.body, row: record, name: 'Rian', editTo: '/user/edit/a', close: () => {} };
  renderLayout(
    inAdmin(
      record,
      <RowMenuContext value={target}>
        <SwitchMenuItem />
      </RowMenuContext>,
    ),
  );
  await userEvent.click(await screen.findByRole('menuitem'));
  const writes = () => sent.filter(({ method }) => method === adminApi.setActive.method);
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()[0]).toMatchObject({ url: '/api/console/admin/a/active', body: { is_active: false, version: 3 } });
});
