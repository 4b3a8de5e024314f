import { defineDomain } from '../../domain/Domain';
import { deskRoutes, handOnRoutes } from './routes';

/** Telephone orders, composed from the merchant, price, promotion and order domains. */
export const deskDomain = defineDomain({ name: 'desk', routes: [deskRoutes, handOnRoutes] });
