import { thumbUrl } from '../../contract/thumbUrl';
import { hasForeignRecords } from '../dataProvider/isOffered';

/** The address of a picture in a row: its small rendition, or itself where another server keeps it, which may have none. */
export const smallPicture = (url: string): string =>
  url.startsWith('/files/') && !hasForeignRecords() ? thumbUrl(url) : url;
