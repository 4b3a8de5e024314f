import { useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import type { Role } from '../../../contract/role';
import { difference } from './rights';

/** How many rights are added and taken in the form, and how many people that concerns; before anything is saved. */
export const ChangeSummary = ({ record }: { record: Role }) => {
  const translate = useTranslate();
  const slugs = (useWatch({ name: 'slugs' }) as string[] | undefined) ?? record.slugs;
  const { gained, lost } = difference(record.slugs, slugs);
  const word = (key: string, count?: number) => translate(`resources.role.change.${key}`, { count });
  if (gained.length + lost.length === 0) return null;
  const parts = [
    ...(gained.length > 0 ? [word('gained', gained.length)] : []),
    ...(lost.length > 0 ? [word('lost', lost.length)] : []),
  ];
  return (
    <p className="role-change" role="status">
      <b>{parts.join(', ')}</b>
      <span>{word('for', record.holder_count)}</span>
    </p>
  );
};
