import type { FastifyReply } from 'fastify';
import { areaApi } from '../../../contract/area/areaApi';
import { routes } from '../../http/routes';
import { areaStore } from './store';

/** They change with the package that they come from, a few times a year. */
const CACHE = 'private, max-age=3600';

export const areaRoutes = routes(areaApi, ({ db }) => {
  const areas = areaStore(db);
  const kept = async <Row>(reply: FastifyReply, rows: Promise<Row[]>) => {
    const list = await rows;
    reply.header('cache-control', CACHE);
    return { list };
  };
  return {
    regions: ({ reply }) => kept(reply, areas.regions()),
    provinces: ({ reply }) => kept(reply, areas.provinces()),
    provincesOf: ({ params, reply }) => kept(reply, areas.provincesOf(params.id)),
    regencies: ({ query, reply }) => kept(reply, areas.regencies(query.province_id)),
    regenciesOf: ({ params, reply }) => kept(reply, areas.regencies([params.id])),
    districtsOf: ({ params, reply }) => kept(reply, areas.districtsOf(params.id)),
    villagesOf: ({ params, reply }) => kept(reply, areas.villagesOf(params.id)),
  };
});
