import { registrationApi, registrationRecord } from '../../../contract/registration/registrationApi';
import { crudDomain } from '../../domain/crudDomain';
import { storeDocument } from '../file/storeDocument';
import { addRegistration } from './addRegistration';
import { approveMany } from './approveMany';
import { checkDocument } from './checkDocument';
import { decide } from './decide';
import { registrationNews } from './demo/registrationNews';
import { seedRegistrations } from './demo/seedRegistrations';
import { documentKey } from './documentFiles';
import { expireRegistrations } from './expireRegistrations';
import { findRegistration } from './findRegistration';
import { recordViewer, removeViewer } from './presence';
import { countRegistrations, registrationList } from './registrationList';
import { sendDocument } from './sendDocument';
import { registrations } from './table';
import { updateRegistration } from './updateRegistration';

/**
 * List and download are on the one path. A registration is a file of documents that moves by decisions, so its writes are written out;
 * its timeline is its history.
 */
export const registrationDomain = crudDomain(registrationRecord, registrationApi, registrations, {
  store: registrationList,
  filename: 'pendaftaran-merchant',
  history: false,
  handlers: services => {
    const { db } = services;
    return {
      counts: ({ query, actor }) => countRegistrations(db, query, actor),
      one: ({ params, actor }) => findRegistration(db, params.id, actor),
      create: async ({ body, actor }) => findRegistration(db, await addRegistration(services, body, actor), actor),
      update: async ({ body, actor }) => {
        await updateRegistration(services, body, actor);
        return findRegistration(db, body.id, actor);
      },
      decide: async ({ params, body, actor }) => {
        await decide(services, params.id, body, actor);
        return findRegistration(db, params.id, actor);
      },
      approveMany: ({ body, actor }) => approveMany(services, body, actor),
      check: async ({ params, body, actor }) => {
        await checkDocument(services, params, body, actor);
        return findRegistration(db, params.id, actor);
      },
      upload: ({ upload, actor }) => storeDocument(services, upload, actor, documentKey),
      file: ({ params, actor, reply }) => sendDocument(services, params, actor, reply),
      present: ({ params, actor }) => recordViewer(db, params.id, actor),
      leave: ({ params, actor }) => removeViewer(db, params.id, actor),
    };
  },
  jobs: [{ name: 'expire registrations', everySeconds: 600, run: expireRegistrations }],
  demo: { after: ['identity', 'merchant'], seed: seedRegistrations, news: registrationNews },
});
