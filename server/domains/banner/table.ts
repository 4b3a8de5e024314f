import { banner } from '../../../contract/banner';
import { tableOf } from '../tableOf';

export const banners = tableOf(banner);
