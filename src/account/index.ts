import { definePage, type Page } from '../declarations/definePage';

/** Pages of the user's own account. */
export const accountPages: readonly Page[] = [
  definePage({
    name: 'account',
    path: '/account',
    view: () => import('./Account'),
    messages: {
      id: { title: 'Akun', info: 'Data diri, kata sandi, sesi, dan verifikasi dua langkah Anda.' },
      en: async () => ({
        en: { title: 'Account', info: 'Your details, password, sessions and two-step verification.' },
      }),
    },
    errors: () => import('../../contract/identity/authErrors'),
  }),
  definePage({
    name: 'profile',
    path: '/profile',
    view: () => import('./Profile'),
    messages: {
      id: { title: 'Profil', info: 'Kartu Anda, dan kata sandi.' },
      en: async () => ({ en: { title: 'Profile', info: 'Your profile and password.' } }),
    },
  }),
  definePage({
    name: 'resetPassword',
    path: '/reset-password',
    layout: 'blank',
    view: () => import('./ResetPassword'),
    messages: {
      id: { title: 'Ganti Kata Sandi', info: 'Kata sandi yang sudah berakhir diganti di sini.' },
      en: async () => ({ en: { title: 'Change password', info: 'Change a password that has expired.' } }),
    },
  }),
  definePage({
    name: 'forgotPassword',
    path: '/password/forgot',
    layout: 'blank',
    view: () => import('./ForgotPassword'),
    messages: { id: { title: 'Lupa Kata Sandi' }, en: async () => ({ en: { title: 'Forgot password' } }) },
  }),
];
