import { useTranslation } from '../../i18n/translation.tsx'
import { useSession } from '../../session/use-session.ts'
import { Link } from '../../ui/navigation/Link.tsx'
import { linkStyle } from '../../ui/navigation/link-style.ts'
import { openAid } from '../page/open-aid.ts'
import { useInstallation } from '../page/use-installation.ts'

export function Footer({ isFixed = false }: { isFixed?: boolean }) {
  const { t } = useTranslation()
  const installation = useInstallation()
  const year = new Date().getFullYear()
  return (
    <footer
      className={`flex flex-col gap-x-6 gap-y-1 border-t border-border bg-surface px-4 py-3 text-14 text-text2 wide:flex-row wide:flex-wrap wide:items-center wide:justify-between wide:px-8 ${isFixed ? 'wide:sticky wide:bottom-0 wide:z-10 short:static!' : ''}`}
    >
      {/* Keeps the place of the names while they load. */}
      <p className={`flex flex-wrap items-center gap-x-4 ${installation === undefined ? 'invisible' : ''}`}>
        <span>{t('about.copyright', { year, owner: installation?.operator ?? t('terms.product') })}</span>
        {installation && <Credit name={installation.powered_by} url={installation.powered_by_url} />}
      </p>
      <p className="flex flex-wrap items-center gap-x-5">
        <PrivacyLink />
        <Link href="/accessibility" variant="muted">
          {t('about.accessibility')}
        </Link>
      </p>
    </footer>
  )
}

function Credit({ name, url }: { name: string; url: string | null }) {
  const { t } = useTranslation()
  const text = t('about.poweredBy', { name })
  if (!url) return <span>{text}</span>
  return (
    <Link href={url} variant="muted" rel="noreferrer">
      {text}
    </Link>
  )
}

/** A link when logged out; a dialog when logged in, so that nothing typed is lost. */
function PrivacyLink() {
  const { t } = useTranslation()
  if (useSession() === null) {
    return (
      <Link href="/privacy" variant="muted">
        {t('about.privacy')}
      </Link>
    )
  }
  return (
    <button type="button" className={linkStyle('muted')} onClick={() => openAid('privacy')}>
      {t('about.privacy')}
    </button>
  )
}
