/** Stands for an imported style sheet, font or picture: Jest has no bundler that would give it an address. */
export default 'asset';
