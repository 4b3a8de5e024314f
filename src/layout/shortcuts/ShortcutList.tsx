import { useTranslate } from 'ra-core';
import { keyName, shortcuts } from './shortcuts';
import './shortcuts.css';

/** Every shortcut with its keys. */
export const ShortcutList = () => {
  const translate = useTranslate();
  return (
    <dl className="shortcuts">
      {shortcuts.map(({ word, keys }) => (
        <div key={word}>
          <dt>{translate(`app.shortcuts.${word}`)}</dt>
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
