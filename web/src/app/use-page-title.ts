import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

/** The title of the browser's tab: the page, then the product. */
export const usePageTitle = (title: string): void => {
  const { t } = useTranslation()
  useEffect(() => {
    document.title = `${title} – ${t('terms.product')}`
  }, [title, t])
}
