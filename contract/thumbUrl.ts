/** The small rendition of a stored picture. */
export const thumbUrl = (url: string) => url.replace(/\.webp$/, '-thumb.webp');
