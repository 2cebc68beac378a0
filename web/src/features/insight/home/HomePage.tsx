import { useLoaderData } from '@tanstack/react-router'
import { createElement } from 'react'
import { useTranslation } from '../../../i18n/translation.tsx'
import { usePageTitle } from '../../../kit/page/use-page-title.ts'

export function HomePage() {
  const { t } = useTranslation()
  const home = useLoaderData({ from: '/content/home' })
  usePageTitle(t('home.title'))
  return createElement(home)
}
