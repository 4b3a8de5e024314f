import { text } from './core/fields';
import { plainTextOf } from './richText';

/** Rich text of at most `max` characters, including tags. The server drops whatever `RICH_TEXT` does not allow. */
export const richText = (max: number) =>
  text(max)
    // the editor represents empty text as `<p></p>`
    .refine(html => plainTextOf(html) !== '', { params: { rule: 'required' } })
    .meta({ kind: 'richText' });

/** Marks a schema as rich text: `.meta({ title: 'Jawaban', format: HTML })`. */
export const HTML = 'html';
