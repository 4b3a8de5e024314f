import { Eye } from 'lucide-react';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { seeAsApi } from '../../contract/identity/seeAs';
import { endingSession } from '../authProvider/endingSession';
import { currentSession } from '../authProvider/session';
import { call } from '../dataProvider/call';
import { Button } from '../ui/controls/Button';
import './seeAs.css';

/** Banner on every page of a session that views the console as another role, with a button to leave it. */
export const SeeAsBanner = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const role = currentSession()?.user.see_as;
  if (!role) return null;
  const end = async () => {
    setBusy(true);
    try {
      await endingSession(() => call(seeAsApi.end));
      location.assign(`/user/permission/detail/${role.id}`);
    } catch (error) {
      setBusy(false);
      notify((error as Error).message, { type: 'error' });
    }
  };
  const title = translate('app.account.see_as.title', { role: role.name });
  return (
    <aside className="see-as row" aria-label={title}>
      <Eye size={18} aria-hidden />
      <p>
        <b>{title}</b> · {translate('app.account.see_as.text')}
      </p>
      <Button size="small" onClick={() => void end()} disabled={busy}>
        {translate(busy ? 'app.account.see_as.ending' : 'app.account.see_as.end')}
      </Button>
    </aside>
  );
};
