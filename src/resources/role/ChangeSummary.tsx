import { Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Role } from '../../../contract/identity/role';
import { ReviewDialog } from './ReviewDialog';
import { difference } from './rights';
import './changeSummary.css';

/** In the bar beside 'Simpan': how many rights come and go, how many people that concerns, and the way to see which. */
export const ChangeSummary = ({ record }: { record: Role }) => {
  const translate = useTranslate();
  const [looking, look] = useState(false);
  const slugs = (useWatch({ name: 'slugs' }) as string[] | undefined) ?? record.slugs;
  const { gained, lost } = difference(record.slugs, slugs);
  const t = (key: string, args?: object) => translate(`resources.role.change.${key}`, args);
  const counts = { gained: gained.length, lost: lost.length };
  const what = gained.length === 0 ? 'lost' : lost.length === 0 ? 'gained' : 'both';
  // Something else was changed than rights.
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
