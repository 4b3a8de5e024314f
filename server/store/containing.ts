/** The pattern of texts that contain a text, for `like`; `%`, `_` and `\` are literal. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
