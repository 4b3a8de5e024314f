const PATTERN = /^can_(read|create|update|delete|approve|export)_(\w+)$/;
const SUBJECT_LENGTH = 60;

/** The columns that follow from a slug; one that does not keep to the pattern is a subject of its own. */
export function slugColumns(slug: string) {
  const [, action, subject] = PATTERN.exec(slug) ?? [];
  return { slug, action: action ?? 'custom', subject: (subject ?? slug).slice(0, SUBJECT_LENGTH) };
}
