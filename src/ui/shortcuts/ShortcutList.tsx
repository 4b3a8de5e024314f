import { useTranslate } from 'ra-core';
import { keyName, shortcuts } from './shortcuts';
import './shortcuts.css';

/** Every shortcut with its keys. */
export const ShortcutList = () => {
  const translate = useTranslate();
  return (
    <dl className="shortcuts">
      {shortcuts.map(({ t, keys }) => (
        <div key={t}>
          <dt>{translate(`app.shortcuts.${t}`)}</dt>
          <dd>
            {keys.map(key => (
              <kbd key={key}>{keyName(key)}</kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
};
