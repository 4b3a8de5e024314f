export const id = {
  title: 'Beranda',
  greeting: 'Halo, %{name}',
  intro: 'Lanjutkan pekerjaan Anda dari sini.',
};
