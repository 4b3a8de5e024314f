import { anyText } from './core/fields';
import { plainTextOf } from './richText';

/** Formatted text of at most `max` characters, tags included. What `RICH_TEXT` does not name is dropped by the server. */
export const richText = (max: number) =>
  anyText
    .trim()
    .min(1)
    .max(max)
    // an editor's empty page is `<p></p>`
    .refine(html => plainTextOf(html) !== '', { params: { rule: 'required' } })
    .meta({ kind: 'richText' });

/** Marks a schema as formatted text: `.meta({ title: 'Jawaban', format: HTML })`. */
export const HTML = 'html';
