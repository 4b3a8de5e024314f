import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  CoreAdminContext,
  CoreAdminUI,
  LinkBase,
  Resource,
  useCreatePath,
  useLocation,
  useParams,
  useRedirect,
} from 'ra-core';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createRouterProvider } from '../../../src/routing/createRouterProvider';
import { createPathTranslator } from '../../../src/routing/pathTranslator';

const translator = createPathTranslator({
  banner: { list: '/banner', create: '/banner/add', edit: '/banner/edit/:id' },
});

const List = () => {
  const path = useCreatePath();
  return <LinkBase to={path({ resource: 'banner', type: 'edit', id: 'a/b c' })}>Ubah</LinkBase>;
};
const Edit = () => {
  const redirect = useRedirect();
  return (
    <>
      <p>
        {useParams().id} di {useLocation().pathname}
      </p>
      <button type="button" onClick={() => redirect('create', 'banner')}>
        Tambah
      </button>
    </>
  );
};

/** Renders React-admin at a path of the product. */
function open(address: string) {
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: (
          <CoreAdminContext routerProvider={createRouterProvider(translator)}>
            <CoreAdminUI catchAll={() => <p>404</p>}>
              <Resource name="banner" list={List} edit={Edit} create={() => <p>Banner baru</p>} />
            </CoreAdminUI>
          </CoreAdminContext>
        ),
      },
    ],
    { initialEntries: [address] },
  );
  render(<RouterProvider router={router} useTransitions={false} />);
  return router;
}

test('links, parameters and redirects use react-admin’s paths internally and the product’s externally', async () => {
  const router = open('/banner');
  const link = await screen.findByRole('link', { name: 'Ubah' });
  expect(link).toHaveAttribute('href', '/banner/edit/a%2Fb%20c');
  await userEvent.click(link);
  expect(await screen.findByText('a/b c di /banner/a%2Fb%20c')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/banner/edit/a%2Fb%20c');
  await userEvent.click(screen.getByRole('button', { name: 'Tambah' }));
  expect(await screen.findByText('Banner baru')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/banner/add');
  await act(() => router.navigate(-1));
  expect(await screen.findByText('a/b c di /banner/a%2Fb%20c')).toBeInTheDocument();
});

test.each(['/banner/create', '/banner/12', '/banner/12/show', '/login'])(
  '%s typed by hand is not found',
  async address => {
    const router = open(address);
    expect(await screen.findByText('404')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe(address);
  },
);
