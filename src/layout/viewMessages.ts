/** Messages of the shell's parts that load when the browser is idle, under `app.password` and so on. */
export const id = {
  password: {
    alert: 'Masa berlaku kata sandi',
    expiring: 'Kata sandi berakhir %{days} hari lagi',
    expiring_text: 'Ganti sebelum %{day} agar Anda tetap bisa masuk.',
    expired: 'Kata sandi sudah berakhir',
    expired_text: 'Buat kata sandi baru untuk melanjutkan.',
    change: 'Ganti kata sandi',
    close: 'Tutup',
  },
  session_loading: {
    slow: 'Server lambat menanggapi',
    slow_text: 'Data akun Anda masih ditunggu. Anda dapat menunggu, mencoba lagi, atau keluar.',
    failed: 'Data akun Anda tidak dapat dimuat',
  },
  version: {
    new: 'Versi baru tersedia.',
    load: 'Muat sekarang',
    later: 'Nanti',
  },
  clock: {
    off: 'Jam perangkat ini menunjukkan %{here}, padahal sekarang %{right} menurut server. Di sini waktu server yang berlaku; setel jam perangkat agar sama.',
  },
};
