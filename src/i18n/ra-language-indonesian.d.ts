declare module 'ra-language-indonesian' {
  type Texts = { [key: string]: string | Texts };
  const messages: { ra: Texts & { navigation: Texts } };
  export default messages;
}
