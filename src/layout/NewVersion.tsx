import { Button, Snackbar } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState, useSyncExternalStore } from 'react';
import { hasNewVersion, onNewVersion } from '../dataProvider/newVersion';

/** Tells of a new version of the console, and leaves it to the person when to load it: what they type must not be lost. */
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
