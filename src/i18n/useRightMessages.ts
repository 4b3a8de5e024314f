import { useLocaleState, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { rights } from './id/rights';

/**
 * Labels of rights and their groups in the reader's language, by code and the server's label. Labels that people
 * added or changed are left as they are.
 */
export function useRightMessages() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return useMemo(() => {
    const t = (kind: 'groups' | 'labels') => (code: string, label: string) =>
      locale !== 'id' && rights[kind][code] === label ? translate(`rights.${kind}.${code}`) : label;
    return { group: t('groups'), right: t('labels') };
  }, [translate, locale]);
}
