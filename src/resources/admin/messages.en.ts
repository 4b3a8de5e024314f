import type { Translated } from '../../i18n/merge';
import type { custom } from './customMessages';
import type { id } from './messages';

export const en: Translated<typeof id> & { custom: Translated<typeof custom> } = {
  name: 'Admin |||| Admins',
  audit: {
    account: {
      name: 'Account',
      actions: {
        login: 'Signed in',
        login_failed: 'Sign-in failed',
        login_refused: 'Sign-in refused',
        end_sessions: 'Ended sessions',
        invite: 'Invited',
        invitation_accepted: 'Accepted the invitation',
        password_change: 'Changed the password',
        role_requested: 'Asked for the Super Admin role',
        role_approved: 'Approved the Super Admin role',
        role_rejected: 'Rejected the Super Admin role',
        role_request_void: 'The request for the Super Admin role became void',
        password_link: 'Asked for a password link',
        password_reset: 'Set a password by a link',
        recovery_code_used: 'Used a recovery code',
        recovery_codes_renewed: 'Made new recovery codes',
        second_factor_failed: 'Wrong verification code',
        second_factor_on: 'Switched the second factor on',
        second_factor_off: 'Switched the second factor off',
      },
    },
  },
  search: 'Search name, email, phone',
  delete_text:
    'All their sessions end and they can no longer sign in. The address is free for a new account; the name stays in the history.',
  info: { list: 'Who may sign in to this console, and with which role.' },
  fields: {
    phone: 'Phone number',
    role_id: 'Role',
    role: 'Role',
    role_request: 'Requested role',
    state: 'Status',
    has_second_factor: 'Second factor',
    last_login_at: 'Last sign-in',
    invited_at: 'Invited',
  },
  choices: { state: { active: 'Active', invited: 'Invited', disabled: 'Disabled' } },
  custom: {
    no_role: 'No role',
    never: 'Never',
    you: 'You',
    waiting: { label: 'To approve', role: 'Super Admin role' },
    sections: {
      person: 'Person',
      access: 'Role and access',
      access_text: 'The role decides what can be seen and done.',
      sessions: 'Sessions',
      sessions_text: 'Devices on which this account is signed in.',
    },
    help: {
      email: 'An invitation to set a password goes to this address.',
      guarded_email: 'Only its owner can change the email of a Super Admin.',
      waiting_email: 'The Super Admin role was requested for this account: take the request back first.',
      role_id: 'You can only give roles whose rights you all hold yourself.',
      super_admin: 'This role takes effect once another Super Admin approves it.',
      region_code: 'This role sees and changes only the data of its region.',
      is_active: 'Switched off, all sessions end at once and the person cannot sign in.',
    },
    own: 'This is your own account: only someone else can change its role and status.',
    own_link: 'Your password and sessions are under Account.',
    invited: 'Invitation sent %{when}; no password has been set yet.',
    request:
      '%{actor} asked for the role %{role} for this account on %{when}. It takes effect once another Super Admin approves it.',
    no_sessions: 'This account is not signed in anywhere.',
    actions: {
      invite: {
        label: 'Send the invitation again',
        done: 'The invitation went to %{email} again. The old link has ended.',
      },
      approve: {
        label: 'Approve',
        title: 'Make %{name} a Super Admin?',
        text: 'A Super Admin holds every permission, including that to appoint and dismiss others.',
        done: '%{name} is now a Super Admin.',
      },
      reject: {
        label: 'Reject',
        title: 'Reject the role %{role} for %{name}?',
        text: 'Their role stays as it is.',
        done: 'The request for %{name} was ended.',
      },
      withdraw: {
        label: 'Take back',
        title: 'Take back the role %{role} for %{name}?',
        text: 'Their role stays as it is.',
        done: 'The request for %{name} was ended.',
      },
      endSessions: {
        label: 'End all sessions',
        title: 'End all sessions of %{name}?',
        text: 'They have to sign in again on every device. What they have not saved is lost.',
        done: '%{count} sessions ended.',
      },
      endSecondFactor: {
        label: 'Switch the second factor off',
        title: 'Switch the second factor of %{name} off?',
        text: 'Do this when they lost their phone. All their sessions end, and they sign in with the password alone until they set it up again.',
        done: 'The second factor of %{name} is off.',
      },
    },
  },
};
