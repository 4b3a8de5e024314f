import { isCommonPassword } from '../../../server/domains/identity/password/validateNewPassword';

test.each([
  'Pertamina2026!',
  '2026Pertamina!',
  'P@ssw0rd',
  'P@ssw0rd1998#',
  'Admin123!',
  'Rahasia@12',
  '!Jakarta1',
  'Qwerty_1999',
])('%s is common', password => expect(isCommonPassword(password)).toBe(true));

test.each([
  'Rahasia#135',
  'Melati#7788',
  'Kopi-Gayo#2026 manis',
  'Pertamina#48213',
  'Garuda2026!terbang',
  'Xk9#mPq2vL',
])('%s is not common', password => expect(isCommonPassword(password)).toBe(false));
