import { type RichTextField, sanitiseRichText } from '../core/sanitiseRichText';

/** Values of a record with its formatted texts as they may be stored. @throws HttpError 422 at a field of which nothing is left */
export function sanitiseTexts<Values extends object>(values: Values, fields: readonly RichTextField[]): Values {
  const given = values as Record<string, unknown>;
  const clean = fields.flatMap(field => {
    const html = given[field.name];
    return typeof html === 'string' ? [[field.name, sanitiseRichText(html, field)]] : [];
  });
  return { ...values, ...Object.fromEntries(clean) };
}
