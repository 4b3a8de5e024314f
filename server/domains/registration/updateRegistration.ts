import type { z } from 'zod';
import { REGISTRATION_STATUS_LABELS } from '../../../contract/registration/registration';
import { registrationErrors } from '../../../contract/registration/registrationErrors';
import type { registrationUpdate } from '../../../contract/registration/registrationInput';
import { mayBeChanged } from '../../../contract/registration/registrationSteps';
import type { Actor } from '../../core/Actor';
import { HttpError } from '../../core/HttpError';
import type { Services } from '../../http/Services';
import { findPlace } from './addRegistration';
import { labels } from './approveMany';
import { attachDocuments } from './attachDocuments';
import { lockRegistration, writeRegistration } from './lockRegistration';
import { saveRegistration } from './saveRegistration';

/**
 * Corrects the given fields and documents of a registration.
 *
 * @throws HttpError 404, 409 if it is stale or finally decided, 422
 */
export function updateRegistration(
  services: Services,
  { id, version, village_code, documents = [], ...fields }: z.output<typeof registrationUpdate>,
  actor: Actor,
): Promise<void> {
  return writeRegistration(services, async tx => {
    const row = await lockRegistration(tx, id, version, actor);
    if (!mayBeChanged(row.status))
      throw new HttpError(409, registrationErrors.closed({ status: REGISTRATION_STATUS_LABELS[row.status] }), {
        data: { reason: 'closed', version: row.version },
        overtaken: true,
      });
    const moves = village_code !== undefined && village_code !== row.village_code;
    const { regency_name: _, ...place } = moves ? await findPlace(tx, village_code, actor) : { regency_name: '' };
    const values = { ...fields, ...place };
    const changed = Object.keys({ ...fields, ...(moves && { village_code }) }).filter(
      name => !isEqual(row[name as keyof typeof row], values[name as keyof typeof values]),
    );
    const attached = await attachDocuments(tx, services.files, id, documents, actor);
    const changes = [...changed.map(name => labels[name] ?? name), ...attached];
    await saveRegistration(tx, actor, row, values, {
      action: 'update',
      ...(changes.length > 0 && { event: { note: `Diubah: ${changes.join(', ')}.`.slice(0, 500) } }),
      ...(attached.length > 0 && { audited: { before: {}, after: { documents: attached } } }),
    });
  });
}

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
