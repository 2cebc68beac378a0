import { useTranslation } from 'react-i18next'

/** Names of actions and of what they are about, in the reader's words; what has none stands as it is kept. */
export const useDeedWords = () => {
  const { t, i18n } = useTranslation()
  const said = (group: 'deeds' | 'types', code: string): string | null =>
    i18n.exists(`audit.${group}.${code}`) ? t(`audit.${group}.${code}` as 'audit.deeds.create') : null
  return {
    deedOf: (deed: string): string => said('deeds', deed.split('.').at(-1) ?? '') ?? deed,
    typeOf: (type: string): string => said('types', type) ?? type,
  }
}
