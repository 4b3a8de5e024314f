import type { FastifyReply } from 'fastify';
import { areaApi } from '../../../contract/area/areaApi';
import { routes } from '../../http/routes';
import { wholeList } from '../../store/listMeta';
import { areaStore } from './store';

/** Areas change only a few times a year, with the package that they come from. */
const CACHE_CONTROL = 'private, max-age=3600';

export const areaRoutes = routes(areaApi, ({ db }) => {
  const areas = areaStore(db);
  const cached = async <Row>(reply: FastifyReply, rows: Promise<Row[]>) => {
    const list = await rows;
    reply.header('cache-control', CACHE_CONTROL);
    return wholeList(list);
  };
  return {
    regions: ({ reply }) => cached(reply, areas.regions()),
    provinces: ({ reply }) => cached(reply, areas.provinces()),
    provincesOf: ({ params, reply }) => cached(reply, areas.provincesOf(params.id)),
    regencies: ({ query, reply }) => cached(reply, areas.regencies(query.province_id)),
    regenciesOf: ({ params, reply }) => cached(reply, areas.regencies([params.id])),
    districtsOf: ({ params, reply }) => cached(reply, areas.districtsOf(params.id)),
    villagesOf: ({ params, reply }) => cached(reply, areas.villagesOf(params.id)),
  };
});
