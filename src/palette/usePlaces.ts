import { CircleQuestionMark, Keyboard, LogOut, Moon, Plus, Sun, User } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { useTheme } from 'react-admin';
import { openShortcutSheet } from '../ui/shortcuts/KeyboardShortcuts';
import { resources } from '../resources';
import { can } from '../catalogue/access';
import { useMenu } from '../catalogue/useMenu';
import type { Entry } from './Entry';

/** Pages and actions that are open to the person, from the declarations. */
export function usePlaces(): { pages: Entry[]; actions: Entry[] } {
  const translate = useTranslate();
  const menu = useMenu();
  const [mode, setMode] = useTheme();
  return useMemo(() => {
    const pages = menu.flatMap(({ label, to, icon, children }): Entry[] =>
      children
        ? children.map(child => ({ id: child.to, label: child.label, to: child.to, hint: label, icon }))
        : [{ id: to, label, to, icon }],
    );
    const adding = resources.flatMap(({ name, paths }): Entry[] =>
      paths.create && can(name, 'create')
        ? [
            {
              id: paths.create,
              label: translate(`resources.${name}.title.create`, {
                _: translate('app.page.create', { name: translate(`resources.${name}.name`, { smart_count: 1 }) }),
              }),
              to: paths.create,
              icon: Plus,
            },
          ]
        : [],
    );
    const dark = mode === 'dark';
    return {
      pages: [
        ...pages,
        { id: '/account', label: translate('app.layout.account'), to: '/account', icon: User },
        { id: '/help', label: translate('app.palette.help'), to: '/help', icon: CircleQuestionMark },
      ],
      actions: [
        ...adding,
        {
          id: 'mode',
          label: translate(dark ? 'app.palette.light' : 'app.palette.dark'),
          icon: dark ? Sun : Moon,
          run: () => setMode(dark ? 'light' : 'dark'),
        },
        { id: 'shortcuts', label: translate('app.palette.shortcuts'), icon: Keyboard, run: openShortcutSheet },
        { id: '/logout', label: translate('app.layout.logout'), to: '/logout', icon: LogOut },
      ],
    };
  }, [menu, mode, setMode, translate]);
}
