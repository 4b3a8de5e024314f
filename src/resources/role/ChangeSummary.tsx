import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Role } from '../../../contract/identity/role';
import { Button } from '../../ui/Button';
import { ReviewDialog } from './ReviewDialog';
import { difference } from './rights';
import './changeSummary.css';

/** Shown next to 'Simpan': the number of added and removed rights and of affected people, and a link to the details. */
export const ChangeSummary = ({ record }: { record: Role }) => {
  const translate = useTranslate();
  const [looking, look] = useState(false);
  const slugs = (useWatch({ name: 'slugs' }) as string[] | undefined) ?? record.slugs;
  const { gained, lost } = difference(record.slugs, slugs);
  const t = (key: string, args?: object) => translate(`resources.role.change.${key}`, args);
  const counts = { gained: gained.length, lost: lost.length };
  const what = gained.length === 0 ? 'lost' : lost.length === 0 ? 'gained' : 'both';
  // The changes do not affect rights.
  if (gained.length + lost.length === 0) return <span className="save-changed">{translate('app.form.changed')}</span>;
  return (
    <>
      <span className="save-changed role-change" role="status">
        <b>{t(what, counts)}.</b> <span>{t('for', { count: record.holder_count })}</span>
      </span>
      <Button variant="text" className="role-look" onClick={() => look(true)}>
        {t('look')}
      </Button>
      {looking && <ReviewDialog role={record} slugs={slugs} onBack={() => look(false)} />}
    </>
  );
};
