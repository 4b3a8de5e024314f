import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { House, Image, Store } from 'lucide-react';
import { type PageMeta, PageMetaProvider, useRefinePageMeta } from '../../../src/catalogue/PageMeta';
import { Shell } from '../../../src/layout/Shell';
import { renderLayout, setWidth } from '../support/renderLayout';

const entries = [
  { label: 'Beranda', to: '/dashboard', icon: House },
  { label: 'Banner', to: '/banner', icon: Image },
  {
    label: 'Manage Merchant',
    to: '/merchant',
    icon: Store,
    children: [
      { label: 'Merchant Terdaftar', to: '/merchant/registered' },
      { label: 'Registrasi', to: '/merchant/registration' },
    ],
  },
];
const mockMenu = jest.fn(() => entries);
jest.mock('../../../src/catalogue/useMenu', () => ({ useMenu: () => mockMenu() }));

const banner: PageMeta = {
  title: 'Ubah Banner',
  breadcrumbs: [{ label: 'Beranda', to: '/dashboard' }, { label: 'Banner', to: '/banner' }, { label: 'Ubah Banner' }],
  back: '/banner',
  info: 'Banner tampil di aplikasi pelanggan.',
};

const show = (meta: PageMeta = banner, options?: Parameters<typeof renderLayout>[1], content = <p>Isi</p>) =>
  renderLayout(
    <PageMetaProvider value={meta}>
      <Shell>{content}</Shell>
    </PageMetaProvider>,
    options,
  );

beforeEach(() => setWidth(1366));

it('shows title, breadcrumbs, back target and info of the page', async () => {
  show();
  expect(await screen.findByRole('heading', { level: 1, name: /Ubah Banner/ })).toBeVisible();
  const crumbs = screen.getByRole('navigation', { name: 'Jejak halaman' });
  expect(within(crumbs).getByRole('link', { name: 'Beranda' })).toHaveAttribute('href', '/dashboard');
  expect(within(crumbs).getByText('Ubah Banner')).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Kembali' })).toHaveAttribute('href', '/banner');
  await userEvent.setup().hover(screen.getByRole('button', { name: 'Tentang halaman ini' }));
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Banner tampil di aplikasi pelanggan.');
});

it('has no back link, info or submenu when the page declares none', async () => {
  show({ title: 'Beranda', breadcrumbs: [] });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('link', { name: 'Kembali' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Tentang halaman ini' })).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Submenu halaman' })).toBeNull();
});

it('lets a view name its record in the breadcrumbs without rendering the view again', async () => {
  const rendered = jest.fn();
  const View = () => {
    rendered();
    useRefinePageMeta({ crumb: { label: 'Pesan Pertamax' } });
    return <p>Isi</p>;
  };
  show(banner, undefined, <View />);
  const crumbs = await screen.findByRole('navigation', { name: 'Jejak halaman' });
  await waitFor(() => expect(crumbs).toHaveTextContent('BerandaBannerPesan Pertamax'));
  expect(rendered).toHaveBeenCalledTimes(1);
});

it('marks only the current page’s menu entry, also on pages below it', async () => {
  show(banner, { at: '/banner/edit/7' });
  const menu = await screen.findByRole('navigation', { name: 'Menu utama' });
  expect(within(menu).getByRole('link', { name: 'Banner' })).toHaveAttribute('aria-current', 'page');
  expect(within(menu).getByRole('link', { name: 'Beranda' })).not.toHaveAttribute('aria-current');
});

it('opens and closes a submenu on click', async () => {
  show(banner, { at: '/dashboard' });
  const user = userEvent.setup();
  const parent = await screen.findByRole('button', { name: 'Manage Merchant' });
  expect(parent).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('link', { name: 'Registrasi' })).toBeNull();
  await user.click(parent);
  expect(screen.getByRole('link', { name: 'Registrasi' })).toHaveAttribute('href', '/merchant/registration');
  await user.click(parent);
  expect(screen.queryByRole('link', { name: 'Registrasi' })).toBeNull();
});

it('opens the submenu on its pages', async () => {
  show(banner, { at: '/merchant/registered' });
  expect(await screen.findByRole('link', { name: 'Merchant Terdaftar' })).toHaveAttribute('aria-current', 'page');
});

it('collapses to icons, and opens submenus next to them', async () => {
  show();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Ciutkan menu' }));
  const menu = within(screen.getByRole('navigation', { name: 'Menu utama' }));
  expect(menu.getByRole('link', { name: 'Banner' })).not.toHaveTextContent('Banner');
  await user.click(screen.getByRole('button', { name: 'Manage Merchant' }));
  expect(await screen.findByRole('menuitem', { name: 'Registrasi' })).toHaveAttribute('href', '/merchant/registration');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Lebarkan menu' }));
  expect(menu.getByRole('link', { name: 'Banner' })).toHaveTextContent('Banner');
});

it('is a drawer on a phone, closed by selecting an entry', async () => {
  setWidth(390);
  show();
  const user = userEvent.setup();
  expect(screen.queryByRole('navigation', { name: 'Menu utama' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Buka menu' }));
  await user.click(await screen.findByRole('link', { name: 'Banner' }));
  await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Menu utama' })).toBeNull());
});

it('links the logo to /dashboard and the help box to the helpdesk, and has a skip link to the content', async () => {
  show();
  expect(await screen.findByRole('link', { name: /Merchants SuperAdmin/ })).toHaveAttribute('href', '/dashboard');
  expect(screen.getByRole('link', { name: 'bantuan@merchants.test' })).toHaveAttribute(
    'href',
    'mailto:bantuan@merchants.test',
  );
  expect(screen.getByRole('link', { name: 'Lewati ke isi' })).toHaveAttribute('href', '#content');
  expect(screen.getByRole('main')).toHaveAttribute('id', 'content');
  expect(screen.getByRole('contentinfo')).toHaveTextContent('V.0.1');
});

it('marks only the current entry in the page’s submenu', async () => {
  show(
    {
      ...banner,
      submenu: [
        { label: 'Terdaftar', to: '/merchant/registered' },
        { label: 'Registrasi', to: '/merchant/registration' },
        { label: 'Arsip', to: '/merchant/registration/archive' },
      ],
    },
    { at: '/merchant/registration/archive/5' },
  );
  const submenu = await screen.findByRole('navigation', { name: 'Submenu halaman' });
  const marked = within(submenu)
    .getAllByRole('link')
    .filter(link => link.hasAttribute('aria-current'));
  expect(marked.map(({ textContent }) => textContent)).toEqual(['Arsip']);
});

it('survives a crashing view, and clears the error on another page', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => {});
  let broken = true;
  const View = () => {
    if (broken) throw new Error('Rusak');
    return <p>Utuh</p>;
  };
  const { router } = show(banner, undefined, <View />);
  expect(await screen.findByRole('heading', { name: 'Halaman tidak dapat dimuat' })).toBeVisible();
  expect(screen.queryByText('Rusak')).toBeNull();
  expect(screen.getByText('Status 500')).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Menu utama' })).toBeVisible();
  broken = false;
  await router.navigate('/promo');
  expect(await screen.findByText('Utuh')).toBeVisible();
  quiet.mockRestore();
});

it('keeps the page when sidebar, top bar or a tool crashes, and can retry it', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => {});
  mockMenu.mockImplementation(() => {
    throw new Error('Menu rusak');
  });
  const Broken = () => {
    throw new Error('Alat rusak');
  };
  renderLayout(
    <PageMetaProvider value={banner}>
      <Shell tools={<Broken />} head={<Broken />}>
        <p>Isi</p>
      </Shell>
    </PageMetaProvider>,
  );
  expect(await screen.findByText('Isi')).toBeVisible();
  const retry = () => screen.getAllByRole('button', { name: 'Bagian ini gagal ditampilkan. Coba lagi' });
  expect(retry()).toHaveLength(3);
  mockMenu.mockImplementation(() => entries);
  await userEvent.setup().click(retry()[0]!);
  expect(screen.getByRole('navigation', { name: 'Menu utama' })).toBeVisible();
  expect(retry()).toHaveLength(2);
  quiet.mockRestore();
});
