/** Long text cut to `length` characters, `..` after it (point 9). Characters that people see as one are not cut apart. */
export function truncate(text: string, length: number): string {
  const characters = [...new Intl.Segmenter('id', { granularity: 'grapheme' }).segment(text)];
  if (characters.length <= length) return text;
  return `${characters
    .slice(0, length)
    .map(({ segment }) => segment)
    .join('')
    .trimEnd()}..`;
}
