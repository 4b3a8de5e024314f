import type { AuditActor } from './recordAudit';

/** What people read where the server itself did something. */
export const SYSTEM_NAME = 'Sistem';

/** The server as the one who acts, for what happens without a request. @param work names what it did: `registration:expire` */
export const systemActor = (work: string): AuditActor => ({
  user_id: null,
  name: SYSTEM_NAME,
  session_id: null,
  request_id: work,
  ip: null,
});
