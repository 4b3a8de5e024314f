import { registrationApi } from '../../../contract/registration/registrationApi';
import { registrationRow } from '../../../contract/registration/registrationRecord';
import { boundTo } from '../../core/regionScope';
import { exportHandler } from '../../export/exportHandler';
import { routes } from '../../http/routes';
import { storeDocument } from '../file/storeDocument';
import { addRegistration } from './addRegistration';
import { approveMany } from './approveMany';
import { checkDocument } from './checkDocument';
import { countRegistrations } from './countRegistrations';
import { decide } from './decide';
import { documentKey } from './documentFiles';
import { findRegistration } from './findRegistration';
import { recordViewer, removeViewer } from './presence';
import { registrationList } from './registrationList';
import { sendDocument } from './sendDocument';
import { updateRegistration } from './updateRegistration';

export const registrationRoutes = routes(registrationApi, services => {
  const { db } = services;
  const list = registrationList(db);
  return {
    list: ({ query, actor }) => list.page({ ...query, region: boundTo(actor) }),
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
    export: input =>
      exportHandler(
        services,
        {
          entity: list.entity,
          whole: (query: Parameters<typeof list.whole>[0]) => list.whole({ ...query, region: boundTo(input.actor) }),
        },
        { record: registrationRow, filename: 'pendaftaran-merchant' },
      )(input),
  };
});
