import { Button, Snackbar } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState, useSyncExternalStore } from 'react';
import { hasNewVersion, onNewVersion } from '../dataProvider/newVersion';

/** Notifies of a new version of the console. The person decides when to reload, so that no input is lost. */
export const NewVersion = () => {
  const translate = useTranslate();
  const newer = useSyncExternalStore(onNewVersion, hasNewVersion);
  const [later, setLater] = useState(false);
  return (
    <Snackbar
      open={newer && !later}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      message={translate('app.version.new')}
      action={
        <>
          <Button onClick={() => setLater(true)}>{translate('app.version.later')}</Button>
          <Button onClick={() => location.reload()}>{translate('app.version.load')}</Button>
        </>
      }
    />
  );
};
