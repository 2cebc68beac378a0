import { useTranslation } from '../../i18n/translation.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { PlainLink } from '../../ui/navigation/PlainLink.tsx'

type Props = {
  isSmall?: boolean
  isInline?: boolean
}

export function Brand({ isSmall = false, isInline = isSmall }: Props) {
  const { t } = useTranslation()
  return (
    <PlainLink
      href="/home"
      aria-label={t('shell.home')}
      className={`flex min-h-11 items-center gap-2.5 rounded-control text-18 font-heavy tracking-tight text-text no-underline ${isInline ? 'px-1.5' : 'mb-3 px-2.5'}`}
    >
      <Logo />
      {!isSmall && t('terms.product')}
    </PlainLink>
  )
}
