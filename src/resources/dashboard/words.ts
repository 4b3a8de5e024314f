const id = {
  title: 'Beranda',
  greeting: 'Halo, %{name}',
  intro: 'Lanjutkan pekerjaan Anda dari sini.',
};

const en: typeof id = {
  title: 'Home',
  greeting: 'Hello, %{name}',
  intro: 'Go on with your work from here.',
};

export const dashboardWords = { id, en };
