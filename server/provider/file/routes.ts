import { fileApi } from '../../../contract/file';
import { routes } from '../../http/routes';
import { storeImage } from './storeImage';

export const fileRoutes = routes(fileApi, services => ({
  uploadImage: ({ upload, actor }) => storeImage(services, upload.bytes, actor),
  uploadPhoto: ({ upload, actor }) => storeImage(services, upload.bytes, actor, 'photo'),
}));
