import { ArrowLeft, type IconNode } from 'lucide'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { TopActions } from '../../../../kit/layouts/TopActions.tsx'
import { iconButtonStyle } from '../../../../ui/buttons/button-style.ts'
import { Icon } from '../../../../ui/Icon.tsx'
import { PlainLink } from '../../../../ui/navigation/PlainLink.tsx'

type Props = {
  title: string
  badge: string
  icon: IconNode
  back: { href: string; label: string }
}

/** Like the bar of an evaluation, with a badge that says that it is none. */
export function TrialBar({ title, badge, icon, back }: Props) {
  const { t } = useTranslation()
  return (
    <header
      aria-label={t('shell.topBar')}
      className="sticky top-0 z-10 border-b border-border bg-surface px-2 short:static wide:px-6"
    >
      <div className="flex min-h-15 items-center gap-1 py-2 wide:min-h-17 wide:gap-3">
        <PlainLink href={back.href} aria-label={back.label} className={iconButtonStyle()}>
          <Icon of={ArrowLeft} isMirrored />
        </PlainLink>
        <div className="min-w-0 flex-1">
          <p title={title} className="truncate text-16 leading-snug font-bold wide:text-18">
            {title}
          </p>
          <p className="flex items-center gap-1.5 text-14 leading-snug font-medium text-review">
            <Icon of={icon} size="small" />
            {badge}
          </p>
        </div>
        <TopActions />
      </div>
    </header>
  )
}
