import { bannerResource } from './banner';
import type { Resource } from './defineResource';

/** Every resource of the console. Adding one is its folder and a line here. */
export const resources: readonly Resource[] = [bannerResource];
