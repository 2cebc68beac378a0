import { ArrowLeft, ArrowRight, ListChecks } from 'lucide'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { type ButtonKind, buttonStyle } from '../../../../ui/buttons/button-style.ts'
import { Icon } from '../../../../ui/Icon.tsx'
import { PlainLink } from '../../../../ui/navigation/PlainLink.tsx'

type Page = { code: string; href: string }

type Props = {
  before: Page | undefined
  after: Page | undefined
  end?: string
  children?: ReactNode
}

/** On a narrow screen the links stand at both ends of the bar, with the letters between them. */
const atEnds =
  'thinbar:fixed thinbar:bottom-[var(--guide,0px)] thinbar:z-6 thinbar:h-15 thinbar:low:h-13 thinbar:w-11 thinbar:rounded-none thinbar:border-0 thinbar:px-0'

const style = (kind: ButtonKind, end: string): string => `${buttonStyle({ kind })} ${atEnds} ${end}`

export function TurnPages({ before, after, end, children }: Props) {
  const { t } = useTranslation()
  return (
    <nav
      aria-label={t('evaluation.turnPages')}
      className="ms-auto flex min-w-0 flex-wrap items-center justify-end gap-2"
    >
      {children}
      {before && (
        <PlainLink href={before.href} data-turn="before" className={style('secondary', 'thinbar:start-0')}>
          <Icon of={ArrowLeft} isMirrored />
          <span className="sr-only">{t('evaluation.previous')} </span>
          <span className="thinbar:sr-only">{before.code}</span>
        </PlainLink>
      )}
      {after ? (
        <PlainLink href={after.href} data-turn="after" className={style('primary', 'thinbar:end-0')}>
          <span className="whitespace-nowrap thinbar:sr-only">
            {t('evaluation.next', { code: after.code })}
          </span>
          <Icon of={ArrowRight} isMirrored />
        </PlainLink>
      ) : (
        end !== undefined && (
          <PlainLink href={end} data-turn="after" className={style('primary', 'thinbar:end-0')}>
            <span className="thinbar:sr-only">{t('evaluation.finish')}</span>
            <Icon of={ListChecks} />
          </PlainLink>
        )
      )}
    </nav>
  )
}
