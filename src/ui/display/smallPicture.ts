import { thumbUrl } from '../../../contract/thumbUrl';
import { hasForeignRecords } from '../../dataProvider/isOffered';

/** Returns the address of a picture in a row: its thumbnail, or the original if another server, which may have none, stores it. */
export const smallPicture = (url: string): string =>
  url.startsWith('/files/') && !hasForeignRecords() ? thumbUrl(url) : url;
