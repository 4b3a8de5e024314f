const PATTERN = /^can_(read|create|update|delete|approve|export)_(\w+)$/;
const SUBJECT_LENGTH = 60;

/** Returns the columns derived from a slug; one that does not match the pattern is a subject of its own. */
export function slugColumns(slug: string) {
  const [, action, subject] = PATTERN.exec(slug) ?? [];
  return { slug, action: action ?? 'custom', subject: (subject ?? slug).slice(0, SUBJECT_LENGTH) };
}
