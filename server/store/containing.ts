/** Returns the `like` pattern for texts that contain the given text; `%`, `_` and `\` are literal. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
