import { REGISTRATION_STATUSES } from '../../contract/registration/registration';
import { mayWait, REGISTRATION_GROUPS, statusesOfGroup } from '../../contract/registration/registrationGroup';

test('a group that an address makes up has all statuses, as none has', () => {
  for (const group of [undefined, 'tidak-ada', 'toString']) {
    expect(statusesOfGroup(group)).toEqual(REGISTRATION_STATUSES);
    expect(mayWait(group)).toBe(true);
  }
});

test('nothing is due of what the applicant has, what was accepted and what ended', () => {
  expect(REGISTRATION_GROUPS.filter(group => !mayWait(group))).toEqual(['applicant', 'accepted', 'ended']);
});
