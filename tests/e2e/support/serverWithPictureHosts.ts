// The server with an adapter that names the origins in PICTURE_ORIGINS, like an installation that wrote one for its provider.
import { specificationAdapter } from '../../../server/gateway/remote/adapter/specificationAdapter';

Object.assign(specificationAdapter, { pictureOrigins: process.env.PICTURE_ORIGINS?.split(' ') });
await import('../../../server/main');
