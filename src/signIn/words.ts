/** Words of the sign-in page. The messages of the rules are the specification's (point 5), word for word. */
export const id = {
  title: 'Masuk',
  lead: 'Pakai email dan kata sandi dari pengelola akses Anda.',
  email: 'Email',
  password: 'Kata sandi',
  forgot: 'Lupa kata sandi?',
  showPassword: 'Tampilkan kata sandi',
  hidePassword: 'Sembunyikan kata sandi',
  capsLock: 'Caps Lock menyala',
  submit: 'Masuk',
  checking: 'Memeriksa…',
  opening: 'Membuka…',
  limits: 'Setelah lima kali salah, tunggu 15 menit sebelum mencoba lagi.',
  waitButton: (left: string) => `Coba lagi dalam ${left}`,
  emailRequired: 'Email harus diisi',
  emailInvalid: 'Email yang Anda masukan tidak sah',
  passwordRequired: 'Kata sandi harus diisi',
  serverAway: 'Peladen tidak dapat dihubungi. Periksa jaringan, lalu coba lagi.',
  failed: 'Anda belum dapat masuk. Coba lagi, atau hubungi helpdesk.',
  notices: {
    expired: 'Sesi Anda telah berakhir, silakan masuk kembali.',
    logout: 'Anda sudah keluar.',
    password: 'Kata sandi sudah diganti. Masuklah dengan kata sandi yang baru.',
  },
};

export const en: typeof id = {
  title: 'Sign in',
  lead: 'Use the email and password from your access manager.',
  email: 'Email',
  password: 'Password',
  forgot: 'Forgot password?',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  capsLock: 'Caps Lock is on',
  submit: 'Sign in',
  checking: 'Checking…',
  opening: 'Opening…',
  limits: 'After five wrong tries, wait 15 minutes before you try again.',
  waitButton: left => `Try again in ${left}`,
  emailRequired: 'Email is required',
  emailInvalid: 'The email you entered is not valid',
  passwordRequired: 'Password is required',
  serverAway: 'The server cannot be reached. Check the network, then try again.',
  failed: 'You could not be signed in. Try again, or contact the helpdesk.',
  notices: {
    expired: 'Your session has ended, please sign in again.',
    logout: 'You have signed out.',
    password: 'The password has been changed. Sign in with the new one.',
  },
};

export type Notice = keyof typeof id.notices;
