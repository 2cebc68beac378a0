import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LanguagePicker } from '../LanguagePicker.tsx'
import { ThemeButton } from '../theme/ThemeButton.tsx'
import { Brand } from './Brand.tsx'
import { Footer } from './Footer.tsx'

/** A page to read, for everybody: the product, the language and the theme above it, and nothing else. */
export function PlainPage({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <div className="flex min-h-dvh flex-col bg-surface">
      <header
        aria-label={t('shell.topBar')}
        className="flex items-center justify-between gap-2 px-4 py-2 wide:px-8"
      >
        <Brand isInline />
        <span className="flex items-center gap-1">
          <span className="wide:hidden">
            <LanguagePicker isSmall />
          </span>
          <span className="hidden wide:inline">
            <LanguagePicker />
          </span>
          <ThemeButton />
        </span>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto grid w-full max-w-176 flex-1 content-start gap-4 px-4 pt-6 pb-12 outline-none wide:px-8 wide:pt-10"
      >
        <h1 className="text-32">{title}</h1>
        {children}
      </main>
      <Footer />
    </div>
  )
}
