export const id = {
  title: 'Bantuan',
  info: 'Jawaban singkat, pintasan keyboard, dan cara menghubungi helpdesk.',
};
