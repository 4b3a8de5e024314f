import { useLocaleState, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { rights } from './id/rights';

/**
 * Returns translators for labels of permissions and their groups, given the code and the server's label. Labels that people added or
 * changed are left unchanged.
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
