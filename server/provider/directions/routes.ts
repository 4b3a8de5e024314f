import { directionsApi } from '../../../contract/directions';
import { routes } from '../../http/routes';
import { limitLookups } from '../identity/rateLimit/limitLookups';
import { findWay } from './findWay';

export const directionsRoutes = routes(directionsApi, ({ db, config: { ROUTING_URL } }) => ({
  async find({ query, actor, request }) {
    if (!ROUTING_URL) return null;
    await limitLookups(db, actor, 'directions');
    const from = { latitude: query.from_latitude, longitude: query.from_longitude };
    const to = { latitude: query.to_latitude, longitude: query.to_longitude };
    try {
      return await findWay(ROUTING_URL, from, to);
    } catch (err) {
      // a map without the route is still useful
      request.log.warn({ err }, 'no route from ROUTING_URL');
      return null;
    }
  },
}));
