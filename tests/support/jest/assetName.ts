/** Stub for imported style sheets, fonts and pictures: Jest has no bundler. */
export default 'asset';
