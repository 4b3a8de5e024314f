import { useTranslate } from 'ra-core';
import { useRefinePageMeta } from '../../layout/PageMeta';

/** Roles and the catalogue of rights are two pages of one menu entry. */
export function useRoleTabs(): void {
  const translate = useTranslate();
  useRefinePageMeta({
    submenu: [
      { label: translate('resources.role.tabs.roles'), to: '/user/permission' },
      { label: translate('resources.role.tabs.catalogue'), to: '/user/permission/catalogue' },
    ],
  });
}
