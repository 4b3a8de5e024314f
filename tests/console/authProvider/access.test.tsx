import { render, screen } from '@testing-library/react';
import { CoreAdminContext, RecordContextProvider, useCanAccess, useCanAccessResources, usePermissions } from 'ra-core';
import { bannerApi } from '../../../contract/banner';
import { endpoint } from '../../../contract/core/endpoint';
import type { Slug } from '../../../contract/rights/permissions';
import { AccessQueryClient } from '../../../src/authProvider/AccessQueryClient';
import { createAuthProvider, createCan } from '../../../src/authProvider/createAuthProvider';
import { forgetSession } from '../../../src/authProvider/session';
import { type EndpointMap, endpointForAction } from '../../../src/dataProvider/endpointMap';

const maps: Record<string, EndpointMap> = {
  banner: { getList: bannerApi.list, getOne: bannerApi.one, update: bannerApi.update, delete: bannerApi.remove },
  promo: {
    getList: endpoint('GET /v1/cms/promotion', {
      access: ['can_read_promo_regional', 'can_read_banner'],
      summary: 'x',
    }),
    mine: endpoint('GET /v1/cms/mine', { access: 'signedIn', summary: 'x' }),
  },
};
const can = createCan((resource, action) => maps[resource] && endpointForAction(maps[resource], action));

/** A page as the server renders it for a holder of these slugs; a test file's modules keep the first session they read. */
const holding = (...permissions: Slug[]) => {
  document.body.innerHTML = `<script type="application/json" id="session">${JSON.stringify({
    user: { id: 'u1', name: 'Sri', email: 'sri@merchants.test', photo_url: null },
    role: { name: 'Marketing', code: 'marketing' },
    permissions,
  })}</script><div id="root"></div>`;
};

beforeAll(() => holding('can_read_banner', 'can_update_banner'));

test.each([
  ['banner', 'list', true],
  ['banner', 'show', true],
  ['banner', 'edit', true],
  ['banner', 'delete', false],
  ['banner', 'create', false],
  ['banner', 'export', false],
  ['banner', 'constructor', false],
  ['promo', 'list', true],
  ['promo', 'mine', true],
  ['nothing', 'list', false],
] as const)('%s %s: %p', (resource, action, allowed) => {
  expect(can(resource, action)).toBe(allowed);
});

test('a known permission does not answer for other query keys', () => {
  const client = new AccessQueryClient(can);
  const options = client.defaultQueryOptions({
    queryKey: ['auth', 'canAccess', { resource: 'banner', action: 'list' }],
  });
  client.getQueryCache().build(client, options);
  expect(client.getQueryCache().getAll()).toHaveLength(1);
  expect(client.getQueryCache().find({ queryKey: ['banner', 'getList'], exact: true })).toBeUndefined();
});

test('permissions are available on the first render, without a call per row for a hundred rows', async () => {
  const client = new AccessQueryClient(can);
  const authProvider = createAuthProvider(can);
  const asked = jest.spyOn(authProvider, 'canAccess');
  const seen: unknown[] = [];
  const Row = ({ id }: { id: number }) => {
    seen.push(
      useCanAccess({ resource: 'banner', action: 'edit' }).canAccess,
      useCanAccess({ resource: 'banner', action: 'delete' }).canAccess,
    );
    return <p>{id}</p>;
  };
  const Menu = () => {
    seen.push(JSON.stringify(useCanAccessResources({ resources: ['banner', 'nothing'], action: 'list' }).canAccess));
    seen.push(usePermissions().permissions);
    return null;
  };
  render(
    <CoreAdminContext authProvider={authProvider} queryClient={client}>
      {Array.from({ length: 100 }, (_, id) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the index is the record's id here.
        <RecordContextProvider key={id} value={{ id }}>
          <Row id={id} />
        </RecordContextProvider>
      ))}
      <Menu />
    </CoreAdminContext>,
  );
  expect(await screen.findByText('99')).toBeInTheDocument();
  const [rows, [resources, permissions]] = [seen.slice(0, 200), seen.slice(200)];
  expect(rows).toEqual(Array.from({ length: 100 }, () => [true, false]).flat());
  expect(resources).toBe('{"banner":true,"nothing":false}');
  expect(permissions).toEqual(['can_read_banner', 'can_update_banner']);
  expect(asked).not.toHaveBeenCalled();
  expect(client.getQueryCache().findAll({ queryKey: ['auth', 'canAccess'] })).toHaveLength(3);
});

test('the given record is part of the decision', async () => {
  const client = new AccessQueryClient(
    createCan(
      (resource, action) => maps[resource] && endpointForAction(maps[resource], action),
      (_, { mine }) => mine === true,
    ),
  );
  const Row = ({ record }: { record: { id: number; mine: boolean } }) => (
    <p>{String(useCanAccess({ resource: 'banner', action: 'edit', record }).canAccess)}</p>
  );
  render(
    <CoreAdminContext authProvider={createAuthProvider(can)} queryClient={client}>
      <Row record={{ id: 1, mine: true }} />
      <Row record={{ id: 2, mine: false }} />
    </CoreAdminContext>,
  );
  expect(await screen.findByText('true')).toBeInTheDocument();
  expect(screen.getByText('false')).toBeInTheDocument();
});

test('the asynchronous check, which a row click awaits, gives the same result', async () => {
  const authProvider = createAuthProvider(can);
  expect(await authProvider.canAccess!({ resource: 'banner', action: 'edit' })).toBe(true);
  expect(await authProvider.canAccess!({ resource: 'banner', action: 'delete' })).toBe(false);
  expect(await authProvider.getIdentity!()).toMatchObject({ id: 'u1', fullName: 'Sri', role: 'Marketing' });
});

test('no failed call signs the user out', async () => {
  const authProvider = createAuthProvider(can);
  for (const status of [401, 403, 500]) await expect(authProvider.checkError({ status })).resolves.toBeUndefined();
});

test('without a session nothing is allowed', () => {
  forgetSession();
  expect(can('banner', 'list')).toBe(false);
  expect(can('promo', 'mine')).toBe(false);
});
