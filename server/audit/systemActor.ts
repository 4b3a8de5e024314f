import type { AuditActor } from './recordAudit';

/** Display name of the server in the audit log. */
export const SYSTEM_NAME = 'Sistem';

/** Returns the server as the actor of work without a request. @param work name of the job, such as `registration:expire` */
export const systemActor = (work: string): AuditActor => ({
  user_id: null,
  name: SYSTEM_NAME,
  session_id: null,
  request_id: work,
  ip: null,
});
