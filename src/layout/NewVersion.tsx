import { useTranslate } from 'ra-core';
import { useState, useSyncExternalStore } from 'react';
import { hasNewVersion, onNewVersion } from '../dataProvider/newVersion';
import './newVersion.css';

/** Announces a new version of the console. The user decides when to reload, so that no input is lost. */
export const NewVersion = () => {
  const translate = useTranslate();
  const newer = useSyncExternalStore(onNewVersion, hasNewVersion);
  const [later, setLater] = useState(false);
  if (!newer || later) return null;
  return (
    <div className="new-version" role="alert">
      <span>{translate('app.version.new')}</span>
      <button type="button" onClick={() => setLater(true)}>
        {translate('app.version.later')}
      </button>
      <button type="button" onClick={() => location.reload()}>
        {translate('app.version.load')}
      </button>
    </div>
  );
};
