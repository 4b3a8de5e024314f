import { defineDomain } from '../../domain/defineDomain';
import { deskRoutes, handOnRoutes } from './routes';

/** Orders by telephone: composed of what merchants, prices, promotions and orders offer. */
export const deskDomain = defineDomain({ name: 'desk', routes: [deskRoutes, handOnRoutes] });
