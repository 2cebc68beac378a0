import { useEffect } from 'react'
import { useTranslation } from '../../i18n/translation.tsx'

export const usePageTitle = (title: string): void => {
  const { t } = useTranslation()
  useEffect(() => {
    document.title = `${title} – ${t('terms.product')}`
    document.querySelector('meta[name="description"]')?.setAttribute('content', t('login.promiseText'))
  }, [title, t])
}
