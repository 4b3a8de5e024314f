import { type RichTextField, sanitiseRichText } from '../core/sanitiseRichText';

/** Returns a record's values with its rich texts sanitised for storage. @throws HttpError 422 at a field whose text is empty afterwards */
export function sanitiseTexts<Values extends object>(values: Values, fields: readonly RichTextField[]): Values {
  const given = values as Record<string, unknown>;
  const clean = fields.flatMap(field => {
    const html = given[field.name];
    return typeof html === 'string' ? [[field.name, sanitiseRichText(html, field)]] : [];
  });
  return { ...values, ...Object.fromEntries(clean) };
}
