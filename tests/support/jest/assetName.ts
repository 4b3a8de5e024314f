/** Stub for an imported style sheet, font or picture: Jest has no bundler. */
export default 'asset';
