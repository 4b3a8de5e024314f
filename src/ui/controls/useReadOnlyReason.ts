import { useTranslate } from 'ra-core';
import { currentSession } from '../../authProvider/session';

/** Returns why nothing can be changed while the session views the console as another role; undefined otherwise. */
export function useReadOnlyReason(): string | undefined {
  const translate = useTranslate();
  const role = currentSession()?.user.see_as?.name;
  return role && translate('app.form.sees_as', { role });
}
