import type { Tx } from '../../../db/types';
import { endPasswordLinks } from '../password/passwordLinks';
import { type EndReason, endSessionsOf } from '../session/endSessions';

/** Closes every way into an account: ends its sessions and its password links. */
export async function lockOut(tx: Tx, id: string, reason: EndReason): Promise<void> {
  await endSessionsOf(tx, id, reason);
  await endPasswordLinks(tx, id);
}
