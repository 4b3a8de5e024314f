import { useInput, useNotify, useRecordContext } from 'ra-core';
import { useRef } from 'react';
import type { Role } from '../../../contract/identity/role';
import { Failed } from '../../ui/states/Failed';
import { TableSkeleton } from '../../ui/states/TableSkeleton';
import { CopyRights } from './CopyRights';
import { RightsMatrix } from './RightsMatrix';
import { changed } from './rights';
import { useRights } from './useRights';

/** The matrix as a field of the role's form. */
export const RightsInput = () => {
  const { field } = useInput({ source: 'slugs', defaultValue: [] });
  const record = useRecordContext<Role>();
  const notify = useNotify();
  const { groups, error, refetch } = useRights();
  const start = useRef<string[]>(record?.slugs ?? []);
  if (error) return <Failed error={error} onRetry={refetch} />;
  if (!groups) return <TableSkeleton rows={10} columns={7} />;

  const before = new Set(start.current);
  const held = new Set((field.value as string[] | undefined) ?? []);
  const order = groups.flatMap(({ rights }) => rights.map(({ slug }) => slug));
  const set = (next: ReadonlySet<string>) => {
    const same = next.size === before.size && [...next].every(slug => before.has(slug));
    // keep the original order when the selection is back to its initial state, so that the form is not dirty
    field.onChange(same ? start.current : order.filter(slug => next.has(slug)));
    field.onBlur();
  };
  const copy = ({ name, slugs }: Pick<Role, 'name' | 'slugs'>) => {
    const grantable = new Set(
      groups.flatMap(({ rights }) => rights.filter(({ mayGrant }) => mayGrant).map(({ slug }) => slug)),
    );
    const may = slugs.filter(slug => grantable.has(slug) || before.has(slug));
    set(changed(new Set(), may, true));
    const left = slugs.length - may.length;
    notify(left > 0 ? 'resources.role.matrix.copy_partly' : 'resources.role.matrix.copied', {
      type: 'info',
      messageArgs: { name, count: left },
    });
  };
  return (
    <RightsMatrix groups={groups} held={held} before={before} onChange={set} tools={<CopyRights onCopy={copy} />} />
  );
};
