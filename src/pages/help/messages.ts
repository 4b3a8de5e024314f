export const id = {
  title: 'Bantuan',
  info: 'Jawaban singkat, pintasan papan ketik, dan cara menghubungi helpdesk.',
};
