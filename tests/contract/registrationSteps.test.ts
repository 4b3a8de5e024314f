import fc from 'fast-check';
import { REGISTRATION_STATUSES, type RegistrationStatus } from '../../contract/registration/registration';
import {
  awaitsStaff,
  DECISIONS,
  type Decision,
  decisionsIn,
  NEXT_STATUSES,
  STEPS,
  statusAfter,
} from '../../contract/registration/registrationSteps';

const statuses = fc.constantFrom(...REGISTRATION_STATUSES);
const decisions = fc.constantFrom<Decision>(...DECISIONS);

test('a decision leads only where the state machine does, and the offered ones are the legal ones', () => {
  fc.assert(
    fc.property(statuses, decisions, (status, taken) => {
      const next = statusAfter(status, taken);
      if (next) expect(NEXT_STATUSES[status]).toContain(next);
      expect(decisionsIn(status).includes(taken)).toBe(next !== null);
    }),
  );
});

test('every way of the state machine is a decision, but for what time and the system do', () => {
  const bySystem: RegistrationStatus[] = ['expired', 'activated'];
  for (const from of REGISTRATION_STATUSES)
    for (const to of NEXT_STATUSES[from].filter(status => !bySystem.includes(status)))
      expect(DECISIONS.some(taken => statusAfter(from, taken) === to)).toBe(true);
});

test('whatever is decided in whatever order, nothing is approved but what waited for approval, and an end is an end', () => {
  fc.assert(
    fc.property(statuses, fc.array(decisions, { maxLength: 40 }), (start, taken) => {
      let status = start;
      for (const each of taken) {
        const next = statusAfter(status, each);
        if (!next) continue;
        expect(NEXT_STATUSES[status].length).toBeGreaterThan(0);
        if (next === 'approved') expect(status).toBe('awaiting_approval');
        status = next;
      }
    }),
  );
});

test('from every state an end can be reached, and only what ends or waits for the applicant grows no older', () => {
  const ends = (status: RegistrationStatus, seen: readonly RegistrationStatus[] = []): boolean =>
    NEXT_STATUSES[status].length === 0 ||
    NEXT_STATUSES[status].some(next => !seen.includes(next) && ends(next, [...seen, status]));
  for (const status of REGISTRATION_STATUSES) expect(ends(status)).toBe(true);
  expect(REGISTRATION_STATUSES.filter(awaitsStaff)).toEqual([
    'submitted',
    'document_review',
    'field_verification',
    'awaiting_approval',
  ]);
});

test('only who may approve approves or rejects', () => {
  for (const taken of ['approve', 'reject'] as const)
    expect(STEPS[taken].rights).toEqual(['can_approve_registrasi_merchant']);
});
