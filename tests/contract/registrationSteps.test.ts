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

test('a decision follows the state machine, and exactly the legal decisions are offered', () => {
  fc.assert(
    fc.property(statuses, decisions, (status, taken) => {
      const next = statusAfter(status, taken);
      if (next) expect(NEXT_STATUSES[status]).toContain(next);
      expect(decisionsIn(status).includes(taken)).toBe(next !== null);
    }),
  );
});

test('every transition is a decision, except those made by time or the system', () => {
  const bySystem: RegistrationStatus[] = ['expired', 'activated'];
  for (const from of REGISTRATION_STATUSES)
    for (const to of NEXT_STATUSES[from].filter(status => !bySystem.includes(status)))
      expect(DECISIONS.some(taken => statusAfter(from, taken) === to)).toBe(true);
});

test('in any order of decisions, only what awaits approval is approved, and final statuses stay final', () => {
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

test('every status can reach a final one, and exactly four await staff', () => {
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

test('approving and rejecting require the approval permission', () => {
  for (const taken of ['approve', 'reject'] as const)
    expect(STEPS[taken].rights).toEqual(['can_approve_registrasi_merchant']);
});
