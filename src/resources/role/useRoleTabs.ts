import { useTranslate } from 'ra-core';
import { useRefinePageMeta } from '../../catalogue/PageMeta';

/** Roles, the catalogue of rights and the audit log share one menu entry, as in the specification's menu. */
export function useRoleTabs(): void {
  const translate = useTranslate();
  useRefinePageMeta({
    submenu: [
      { label: translate('resources.role.tabs.roles'), to: '/user/permission' },
      { label: translate('resources.role.tabs.catalogue'), to: '/user/permission/catalogue' },
      { label: translate('resources.auditLog.name', { smart_count: 1 }), to: '/user/audit' },
    ],
  });
}
