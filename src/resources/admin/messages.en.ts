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
        login_guessed: 'Password being guessed',
        code_guessed: 'Verification code being guessed',
        end_sessions: 'Ended sessions',
        invite: 'Invited',
        invitation_accepted: 'Accepted the invitation',
        password_change: 'Changed the password',
        role_requested: 'Requested the Super Admin role',
        role_approved: 'Approved the Super Admin role',
        role_rejected: 'Rejected the Super Admin role',
        role_request_void: 'The request for the Super Admin role lapsed',
        password_link: 'Requested a password link',
        password_reset: 'Set a password through a link',
        recovery_code_used: 'Used a recovery code',
        recovery_codes_renewed: 'Generated new recovery codes',
        second_factor_failed: 'Wrong verification code',
        second_factor_on: 'Turned on two-step verification',
        second_factor_off: 'Turned off two-step verification',
      },
    },
  },
  search: 'Search name, email, phone',
  delete_text:
    'All their sessions end and they can no longer sign in. Their email can be used for a new account; their name stays in the history.',
  info: { list: 'Who can sign in to this console, and with which role.' },
  fields: {
    phone: 'Phone number',
    role_id: 'Role',
    role: 'Role',
    role_request: 'Requested role',
    state: 'Status',
    has_second_factor: 'Two-step verification',
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
      person: 'Personal details',
      access: 'Role and access',
      access_text: 'The role decides what can be seen and done.',
      sessions: 'Sessions',
      sessions_text: 'Devices on which this account is signed in.',
    },
    help: {
      email: 'An invitation to set a password goes to this address.',
      guarded_email: 'Only a Super Admin can change their own email.',
      waiting_email: 'The Super Admin role has been requested for this account. Withdraw the request first.',
      role_id: 'You can only assign roles whose permissions you have yourself.',
      super_admin: 'This role takes effect once another Super Admin approves it.',
      region_code: 'This role can only see and change the data of its region.',
      is_active: 'When turned off, all of this person’s sessions end immediately and they cannot sign in.',
    },
    own: 'This is your own account: only someone else can change its role and status.',
    own_link: 'Your password and sessions are under Account.',
    invited: 'Invitation sent %{when}; no password has been set yet.',
    request:
      '%{actor} requested the role %{role} for this account on %{when}. It takes effect once another Super Admin approves it.',
    no_sessions: 'This account is not signed in anywhere.',
    actions: {
      invite: {
        label: 'Resend invitation',
        done: 'The invitation was resent to %{email}. The old link no longer works.',
        bulk_done: 'Invitations resent to %{count} %{noun}. The old links no longer work.',
      },
      approve: {
        label: 'Approve',
        title: 'Make %{name} a Super Admin?',
        text: 'A Super Admin has every permission, including appointing and removing others.',
        done: '%{name} is now a Super Admin.',
      },
      reject: {
        label: 'Reject',
        title: 'Reject the role %{role} for %{name}?',
        text: 'Their role stays as it is.',
        done: 'The request for %{name} was cancelled.',
      },
      withdraw: {
        label: 'Withdraw request',
        title: 'Withdraw the request for the role %{role} for %{name}?',
        text: 'Their role stays as it is.',
        done: 'The request for %{name} was cancelled.',
      },
      endSessions: {
        label: 'End all sessions',
        title: 'End all sessions of %{name}?',
        text: 'They will have to sign in again on every device. Anything they have not saved will be lost.',
        done: '%{count} session ended. |||| %{count} sessions ended.',
      },
      endSecondFactor: {
        label: 'Turn off two-step verification',
        title: 'Turn off two-step verification for %{name}?',
        text: 'Do this if they have lost their phone. All their sessions end, and they sign in with just their password until they set it up again.',
        done: 'Two-step verification for %{name} is off.',
      },
    },
  },
};
