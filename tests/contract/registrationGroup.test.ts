import { REGISTRATION_STATUSES } from '../../contract/registration/registration';
import { mayWait, REGISTRATION_GROUPS, statusesOfGroup } from '../../contract/registration/registrationGroup';

test('an unknown group has all statuses, like no group', () => {
  for (const group of [undefined, 'tidak-ada', 'toString']) {
    expect(statusesOfGroup(group)).toEqual(REGISTRATION_STATUSES);
    expect(mayWait(group)).toBe(true);
  }
});

test('the groups applicant, accepted and ended are never due', () => {
  expect(REGISTRATION_GROUPS.filter(group => !mayWait(group))).toEqual(['applicant', 'accepted', 'ended']);
});
