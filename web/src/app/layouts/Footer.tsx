import { useTranslation } from 'react-i18next'

export function Footer() {
  const { t } = useTranslation()
  return (
    <footer className="flex flex-wrap justify-between gap-4 border-t border-border px-4 py-4.5 text-14 text-text2 wide:px-8">
      <p>{t('shell.copyright', { year: new Date().getFullYear() })}</p>
    </footer>
  )
}
