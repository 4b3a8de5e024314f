import { useLocaleState, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { rights } from './id/rights';

/**
 * What rights and their groups are called in the reader's language, from their code and what the server calls them. What people
 * added to the catalogue or renamed there stays as they wrote it.
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
