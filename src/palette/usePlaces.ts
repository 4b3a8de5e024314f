import { CircleQuestionMark, Keyboard, LogOut, Moon, Plus, Sun, User } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { useCatalogue } from '../catalogue/CatalogueContext';
import { pageTitle } from '../catalogue/pageTitle';
import { useMenu } from '../catalogue/useMenu';
import { useMode } from '../theme/useMode';
import { openShortcutSheet } from '../ui/controls/shortcuts/KeyboardShortcuts';
import { formAddress } from '../ui/record/recordAddress';
import type { Entry } from './Entry';

/** Pages and actions that the user may use, from the declarations. */
export function usePlaces(): { pages: Entry[]; actions: Entry[] } {
  const translate = useTranslate();
  const menu = useMenu();
  const { resources, can } = useCatalogue();
  const [mode, setMode] = useMode();
  return useMemo(() => {
    const pages = menu.flatMap(({ label, to, icon, children }): Entry[] =>
      children
        ? children.map(child => ({ id: child.to, label: child.label, to: child.to, hint: label, icon }))
        : [{ id: to, label, to, icon }],
    );
    const adding = resources.flatMap((resource): Entry[] => {
      const { name } = resource;
      const to = formAddress(resource);
      if (!to || !can(name, 'create')) return [];
      return [{ id: to, label: pageTitle(translate, name, 'create'), to, icon: Plus }];
    });
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
  }, [menu, resources, can, mode, setMode, translate]);
}
