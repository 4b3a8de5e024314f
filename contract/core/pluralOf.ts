/** Returns the plural of a regular English noun, or of its last word: `category` -> `categories`, `box` -> `boxes`. */
export const pluralOf = (noun: string): string => {
  if (/[^aeiou]y$/.test(noun)) return noun.replace(/y$/, 'ies');
  return /(s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
};
