import { plainText } from '../../../contract/core/plainText';
import type { MenuPermissionGroup } from '../../../contract/identity/permission';
import { withImplied } from '../../../contract/rights/implied';

/** Columns of the matrix, in order; other actions are labelled at a row's end. */
export const ACTIONS = ['read', 'create', 'update', 'delete', 'approve', 'export'] as const;
export type Action = (typeof ACTIONS)[number];

export interface Right {
  slug: string;
  label: string;
  /** Whether the user holds it, and may therefore grant it. */
  mayGrant: boolean;
}

/** One subject: its rights by action, and those without a column. */
export interface RightsRow {
  subject: string;
  cells: Partial<Record<Action, Right>>;
  extras: Right[];
  rights: Right[];
}

export interface RightsGroup {
  code: string;
  label: string;
  rows: RightsRow[];
  rights: Right[];
}

const isAction = (text: string): text is Action => (ACTIONS as readonly string[]).includes(text);

/** Builds the rows of the matrix: one per subject, in the catalogue's order. */
export function rowsOf(groups: readonly MenuPermissionGroup[]): RightsGroup[] {
  return groups.map(({ permission_group, label, permissions }) => {
    const rows = new Map<string, RightsRow>();
    for (const { subject, action, permission_slug: slug, label: messages, can_grant: mayGrant } of permissions) {
      const right = { slug, label: messages, mayGrant };
      const row = rows.get(subject) ?? { subject, cells: {}, extras: [], rights: [] };
      rows.set(subject, row);
      row.rights.push(right);
      if (isAction(action) && !row.cells[action]) row.cells[action] = right;
      else row.extras.push(right);
    }
    const list = [...rows.values()];
    return { code: permission_group, label, rows: list, rights: list.flatMap(({ rights }) => rights) };
  });
}

/** Returns the rights that cannot be removed while held rights require them. */
export function lockedBy(held: ReadonlySet<string>): Set<string> {
  return new Set([...held].flatMap(slug => withImplied([slug]).filter(other => other !== slug)));
}

/** Adds rights with those they require, or removes rights unless others still require them. */
export function changed(held: ReadonlySet<string>, slugs: readonly string[], give: boolean): Set<string> {
  if (give) return new Set(withImplied([...held, ...slugs]));
  const left = new Set([...held].filter(slug => !slugs.includes(slug)));
  return new Set(withImplied(left));
}

/** Returns the added and removed rights. */
export function difference(before: Iterable<string>, after: Iterable<string>) {
  const [old, now] = [new Set(before), new Set(after)];
  return { gained: [...now].filter(slug => !old.has(slug)), lost: [...old].filter(slug => !now.has(slug)) };
}

/** Reduces groups to the rows that match by their name or their rights' labels. */
export function searched(groups: readonly RightsGroup[], text: string, nameOf: (row: RightsRow) => string) {
  const wanted = plainText(text).toLocaleLowerCase('id');
  if (!wanted) return groups;
  const fits = (...texts: string[]) => texts.some(one => one.toLocaleLowerCase('id').includes(wanted));
  return groups.flatMap(group => {
    const rows = fits(group.label)
      ? group.rows
      : group.rows.filter(row => fits(nameOf(row), ...row.rights.flatMap(({ label, slug }) => [label, slug])));
    return rows.length > 0 ? [{ ...group, rows }] : [];
  });
}
