import { useTranslate } from 'ra-core';
import { useRefinePageMeta } from '../../catalogue/PageMeta';

/** Adds the tabs of roles, the catalogue of rights and the audit log, which share one menu entry in the specification's menu. */
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
