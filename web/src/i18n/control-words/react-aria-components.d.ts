declare module 'react-aria-components/i18n/es-ES' {
  const texts: import('./react-aria-values.ts').ReactAriaTexts
  export default texts
}

declare module 'react-aria-components/i18n/pt-BR' {
  const texts: import('./react-aria-values.ts').ReactAriaTexts
  export default texts
}

declare module 'react-aria-components/i18n/en-US' {
  const texts: import('./react-aria-values.ts').ReactAriaTexts
  export default texts
}
