/**
 * Writes spaces, hyphens and digits of every kind as typed plainly, without the invisible characters that copied text carries: for what
 * is searched for, and for numbers. Dashes of a sentence stay; those beside a digit are hyphens.
 */
export const plainText = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, '')
    .replace(/[\uff01-\uff5e]/g, wide => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u2010-\u2012\u2212\ufe58\ufe63]|[\u2013-\u2015](?=\d)|(?<=\d)[\u2013-\u2015]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
