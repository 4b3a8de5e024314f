/** Returns the path of a stored image's thumbnail. */
export const thumbUrl = (url: string) => url.replace(/\.webp$/, '-thumb.webp');
