import { banner } from '../../../contract/banner';
import { tableOf } from '../record/tableOf';

export const banners = tableOf(banner);
