import { isSlug, permissionGroups, permissions, slugs, slugsOfSpecification } from '../../contract/rights/permissions';
import { roles } from '../../contract/rights/roles';

const holdersOf = (slug: string) =>
  roles.filter(role => role.slugs.some(held => held === slug)).map(({ code }) => code);

describe('permissions', () => {
  test('are unique, use every group, and include the 23 named by the specification', () => {
    expect(new Set(slugs).size).toBe(permissions.length);
    expect(new Set(permissions.map(({ group_code }) => group_code)).size).toBe(permissionGroups.length);
    expect(slugsOfSpecification.size).toBe(23);
    expect([...slugsOfSpecification].every(isSlug)).toBe(true);
  });

  test('follow one pattern, except the one the specification spells differently', () => {
    const odd = slugs.filter(slug => !/^can_(read|create|update|delete|approve|export)_[a-z0-9_]+$/.test(slug));
    expect(odd).toEqual(['dashboard_view']);
  });

  test('have an action and a subject', () => {
    expect(permissions.find(({ slug }) => slug === 'can_export_data_penjualan_non_pertamina')).toMatchObject({
      action: 'export',
      subject: 'data_penjualan_non_pertamina',
      group_code: 'data_penjualan',
      label: 'Mengunduh data penjualan non Pertamina',
    });
  });

  test('have consecutive positions and unique labels', () => {
    expect(permissions.map(({ position }) => position)).toEqual(slugs.map((_, index) => index + 1));
    expect(new Set(permissions.map(({ label }) => label)).size).toBe(permissions.length);
  });

  test('an unknown slug is not a permission', () => {
    expect(isSlug('can_read_everything')).toBe(false);
    expect(isSlug('toString')).toBe(false);
  });
});

describe('roles', () => {
  test('hold the agreed number of permissions named by the specification', () => {
    const named = ({ slugs }: (typeof roles)[number]) => slugs.filter(slug => slugsOfSpecification.has(slug)).length;
    expect(Object.fromEntries(roles.map(role => [role.code, named(role)]))).toEqual({
      super_admin: 23,
      admin_harga: 13,
      admin_merchant: 12,
      marketing_regional: 10,
      petugas_helpdesk_135: 7,
      keuangan: 16,
      auditor: 22,
    });
  });

  test('the super admin holds every permission', () => {
    expect(roles.find(({ code }) => code === 'super_admin')!.slugs).toEqual(slugs);
  });

  test.each(roles.map(role => [role.code, role] as const))('%s holds no permission twice', (_, role) => {
    expect(new Set(role.slugs).size).toBe(role.slugs.length);
  });

  test('those who prepare prices do not approve them', () => {
    expect(holdersOf('can_update_atur_harga_lpg')).toEqual(['super_admin', 'admin_harga']);
    expect(holdersOf('can_approve_atur_harga_lpg')).toEqual(['super_admin', 'keuangan']);
  });

  test('the auditor reads everything and changes nothing', () => {
    const auditor = roles.find(({ code }) => code === 'auditor')!;
    expect(auditor.slugs.every(slug => slug.startsWith('can_read_') || slug === 'dashboard_view')).toBe(true);
    expect(slugs.filter(slug => slug.startsWith('can_read_')).every(slug => auditor.slugs.includes(slug))).toBe(true);
  });

  test('the helpdesk holds exactly the permissions to take and follow up orders', () => {
    expect([...roles.find(({ code }) => code === 'petugas_helpdesk_135')!.slugs].sort()).toEqual([
      'can_create_order_135',
      'can_read_atur_harga_ongkir',
      'can_read_dashboard',
      'can_read_faq',
      'can_read_list_merchant',
      'can_read_monitoring_order',
      'can_read_order_135',
      'can_read_promo_regional',
      'can_update_monitoring_order',
      'can_update_order_135',
    ]);
  });

  test('regional marketing creates banners but cannot delete them, and is the only role bound to a region', () => {
    expect(holdersOf('can_create_banner')).toEqual(['super_admin', 'marketing_regional']);
    expect(holdersOf('can_delete_banner')).toEqual(['super_admin']);
    expect(roles.filter(({ area_scope }) => area_scope === 'regional').map(({ code }) => code)).toEqual([
      'marketing_regional',
    ]);
  });

  test('only the super admin role cannot be deleted', () => {
    expect(roles.filter(({ is_system }) => is_system).map(({ code }) => code)).toEqual(['super_admin']);
  });
});
