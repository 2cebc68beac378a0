export { shownLocale } from './translation.tsx'
