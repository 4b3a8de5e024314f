import { useTranslate } from 'ra-core';
import { currentSession } from '../authProvider/session';

/** Why nothing can be changed now: the session sees as another role. Undefined otherwise. */
export function useRefusal(): string | undefined {
  const translate = useTranslate();
  const role = currentSession()?.user.see_as?.name;
  return role && translate('app.form.sees_as', { role });
}
