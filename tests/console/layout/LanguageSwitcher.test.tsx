import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { offeredLocales } from '../../../src/i18n/locale';
import { LanguageSwitcher } from '../../../src/layout/SessionLayout';
import { ProfileMenu } from '../../../src/layout/TopBar';
import { renderLayout } from '../support/renderLayout';

it('lists Indonesian, and English once the setting offers it', async () => {
  renderLayout(
    <>
      <LanguageSwitcher />
      <ProfileMenu />
    </>,
  );
  const user = userEvent.setup();
  const choices = async () => {
    await user.click(screen.getByRole('button', { name: 'ID, pilih bahasa' }));
    const names = (await screen.findAllByRole('menuitemradio')).map(item => item.textContent);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    return names;
  };
  await screen.findByRole('button', { name: /pilih bahasa/ });
  expect(await choices()).toEqual(['Bahasa Indonesia']);
  await user.click(screen.getByRole('button', { name: /Menu profil/ }));
  const setting = await screen.findByRole('menuitemcheckbox', { name: 'Tawarkan bahasa Inggris' });
  expect(setting).toHaveAttribute('aria-checked', 'false');
  await user.click(setting);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(await choices()).toEqual(['Bahasa Indonesia', 'English']);
});

it('offers the server’s languages and that of the stored setting before the first render', () => {
  expect(offeredLocales(['id'])).toEqual(['id']);
  localStorage.setItem('RaStore.offer_english', 'true');
  expect(offeredLocales(['id'])).toEqual(['id', 'en']);
  localStorage.clear();
  expect(offeredLocales(['id', 'en'])).toEqual(['id', 'en']);
});
