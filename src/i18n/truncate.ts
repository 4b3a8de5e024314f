/** Truncates text to `length` characters and appends `..` (point 9). Grapheme clusters are not split. */
export function truncate(text: string, length: number): string {
  // a cluster has at least one code unit, and segmenting takes milliseconds
  if (text.length <= length) return text;
  const characters = [...new Intl.Segmenter('id', { granularity: 'grapheme' }).segment(text)];
  if (characters.length <= length) return text;
  return `${characters
    .slice(0, length)
    .map(({ segment }) => segment)
    .join('')
    .trimEnd()}..`;
}
