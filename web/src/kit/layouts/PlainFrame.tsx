import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { NotificationBell } from '../../features/messages/notifications/NotificationBell.tsx'
import { useSession } from '../../session/use-session.ts'
import { LanguagePicker } from '../page/LanguagePicker.tsx'
import { ThemeButton } from '../theme/ThemeButton.tsx'
import { Brand } from './Brand.tsx'
import { Footer } from './Footer.tsx'

/**
 * A page with a bar of its own: the product, the language, the theme and, for who is logged in, what happened
 * elsewhere.
 */
export function PlainFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
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
          {isLoggedIn && <NotificationBell />}
        </span>
      </header>
      {children}
      <Footer />
    </div>
  )
}
