import { useTranslate } from 'ra-core';
import { keyName } from './shortcuts';
import './shortcuts.css';

interface Shortcut {
  t: string;
  keys: readonly string[];
}

/** Every keyboard shortcut, by where it works; `Ctrl` is Cmd on a Mac. Messages are under `app.shortcuts`. */
const SHORTCUTS: Readonly<Record<string, readonly Shortcut[]>> = {
  everywhere: [
    { t: 'palette', keys: ['Ctrl', 'K'] },
    { t: 'sheet', keys: ['?'] },
    { t: 'undo', keys: ['Ctrl', 'Z'] },
    { t: 'escape', keys: ['Esc'] },
  ],
  lists: [
    { t: 'search', keys: ['/'] },
    { t: 'first_row', keys: ['↓'] },
    { t: 'rows', keys: ['↑', '↓', '←', '→'] },
    { t: 'create', keys: ['N'] },
  ],
  forms: [{ t: 'save', keys: ['Ctrl', 'S'] }],
  registration: [
    { t: 'documents', keys: ['↑', '↓'] },
    { t: 'fits', keys: ['S'] },
    { t: 'neighbours', keys: ['J', 'K'] },
  ],
  prices: [
    { t: 'cells', keys: ['↑', '↓', '←', '→'] },
    { t: 'cell', keys: ['Enter'] },
    { t: 'copy', keys: ['Ctrl', 'C', 'V'] },
    { t: 'plan', keys: ['Ctrl', 'S'] },
  ],
  desk: [
    { t: 'phone', keys: ['F2'] },
    { t: 'village', keys: ['F3'] },
    { t: 'merchant', keys: ['F4'] },
    { t: 'code', keys: ['F6'] },
    { t: 'call', keys: ['F8'] },
    { t: 'other', keys: ['F9'] },
    { t: 'place', keys: ['Ctrl', 'Enter'] },
  ],
};

/** The shortcuts with their keys, by where they work. */
export const ShortcutList = () => {
  const translate = useTranslate();
  const t = (key: string) => translate(`app.shortcuts.${key}`);
  return (
    <div className="shortcuts">
      {Object.entries(SHORTCUTS).map(([place, shortcuts]) => (
        <section key={place}>
          <h3>{t(place)}</h3>
          <dl>
            {shortcuts.map(({ t: name, keys }) => (
              <div key={name}>
                <dt>{t(name)}</dt>
                <dd>
                  {keys.map(key => (
                    <kbd key={key}>{keyName(key)}</kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
};
