import { type ReactNode, use } from 'react'
import { useTranslation } from '../../i18n/translation.tsx'
import { useSession } from '../../session/use-session.ts'
import { LanguagePicker } from '../page/LanguagePicker.tsx'
import { ThemeButton } from '../theme/ThemeButton.tsx'
import { Brand } from './Brand.tsx'
import { Footer } from './Footer.tsx'
import { PageTools } from './page-tools.ts'

export function PlainFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const tools = use(PageTools)
  const isLoggedIn = useSession() !== null
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
          {isLoggedIn && tools && <tools.Bell />}
        </span>
      </header>
      {children}
      <Footer />
    </div>
  )
}
