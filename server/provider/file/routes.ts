import { fileApi, paperUrl } from '../../../contract/file';
import { routes } from '../../http/routes';
import { paperKey, sendPaper } from './sendPaper';
import { storeDocument } from './storeDocument';
import { storeImage } from './storeImage';

export const fileRoutes = routes(fileApi, services => ({
  uploadImage: ({ upload, actor }) => storeImage(services, upload.bytes, actor),
  uploadPhoto: ({ upload, actor }) => storeImage(services, upload.bytes, actor, 'photo'),
  uploadPaper: async ({ upload, actor }) => {
    const { file, file_name, bytes } = await storeDocument(services, upload, actor, paperKey);
    return { url: paperUrl(file, file_name), bytes };
  },
  paper: ({ params, reply }) => sendPaper(services, params, reply),
}));
