import type { useTranslate } from 'ra-core';
import { nounOf } from '../i18n/nounOf';

/** Returns the title of a resource's page: its own message, else the menu's for a list, or one built from the record's name otherwise. */
export function pageTitle(translate: ReturnType<typeof useTranslate>, resource: string, action: string): string {
  const key = `resources.${resource}`;
  const name = (count: number) => translate(`${key}.name`, { smart_count: count });
  const made =
    action === 'list'
      ? translate(`${key}.menu`, { _: name(2) })
      : translate(`app.page.${action}`, { name: name(1), noun: nounOf(translate, resource), _: name(1) });
  return translate(`${key}.title.${action}`, { _: made });
}
