import type { useTranslate } from 'ra-core';
import { nounOf } from '../i18n/nounOf';

/** Title of a resource's page: its message, else that of the menu for its list, and one made of the record's name for the others. */
export function pageTitle(translate: ReturnType<typeof useTranslate>, resource: string, action: string): string {
  const key = `resources.${resource}`;
  const name = (count: number) => translate(`${key}.name`, { smart_count: count });
  const made =
    action === 'list'
      ? translate(`${key}.menu`, { _: name(2) })
      : translate(`app.page.${action}`, { name: name(1), noun: nounOf(translate, resource), _: name(1) });
  return translate(`${key}.title.${action}`, { _: made });
}
