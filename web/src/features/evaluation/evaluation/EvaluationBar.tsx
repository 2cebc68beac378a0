import type { EvaluationDetail } from 'contract/evaluation/evaluations'
import { ArrowLeft } from 'lucide'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../i18n/translation.tsx'
import { SavedState } from '../../../kit/layouts/SavedState.tsx'
import { TopActions } from '../../../kit/layouts/TopActions.tsx'
import { listAddress } from '../../../kit/lists/list-address.ts'
import { addressOfSchool } from '../../../kit/page/addresses.ts'
import { LanguagePicker } from '../../../kit/page/LanguagePicker.tsx'
import { ThemeButton } from '../../../kit/theme/ThemeButton.tsx'
import { useActor } from '../../../session/use-session.ts'
import { iconButtonStyle } from '../../../ui/buttons/button-style.ts'
import { StatusBadge } from '../../../ui/figures/StatusBadge.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { LinkSegments } from '../../../ui/navigation/LinkSegments.tsx'
import { PlainLink } from '../../../ui/navigation/PlainLink.tsx'
import { type Section, sectionsOf } from './domains/sections.ts'
import { LineFiles } from './line/LineFiles.tsx'
import { LinePicker, lineName } from './line/LinePicker.tsx'

type Props = {
  detail?: EvaluationDetail
  section?: Section
  /** Shown in place of the outbox's state, on pages that do not save answers by themselves. */
  state?: ReactNode
}

export function EvaluationBar({ detail, section = 'indicators', state }: Props) {
  const { t } = useTranslation()
  const actor = useActor()
  const links = detail
    ? sectionsOf(actor, detail).map(({ section: name, href }) => ({
        href,
        label: t(`evaluation.section.${name}`),
        isCurrent: name === section,
      }))
    : []
  const pages = links.length > 1 && <LinkSegments label={t('evaluation.sections')} links={links} />
  return (
    <>
      <header
        aria-label={t('shell.topBar')}
        className="@container top-0 z-10 border-b print:hidden border-border bg-surface px-2 letterbar:sticky wide:px-6"
      >
        {/* With very large text on a phone the names get a row of their own. */}
        <div className="flex min-h-15 items-center gap-1 py-2 @max-[20rem]:flex-wrap wide:min-h-17 wide:gap-3">
          <PlainLink
            href={listAddress('/evaluations')}
            aria-label={t('evaluation.back')}
            className={iconButtonStyle()}
          >
            <Icon of={ArrowLeft} isMirrored />
          </PlainLink>
          {detail && (
            <div className="min-w-0 flex-1 @max-[20rem]:order-last @max-[20rem]:basis-full @max-[20rem]:px-2 wide:max-w-max wide:basis-48">
              <p
                title={detail.school.name}
                className="line-clamp-1 text-16 leading-snug font-bold wrap-anywhere @max-[20rem]:line-clamp-none wide:max-w-90 wide:text-18"
              >
                <PlainLink
                  href={addressOfSchool(detail.school.id)}
                  className="rounded-small text-text no-underline hover:underline"
                >
                  {detail.school.name}
                </PlainLink>
              </p>
              <div className="flex items-center gap-x-2 text-14 text-text2 max-wide:flex-wrap">
                <LinePicker detail={detail} />
                <StatusBadge status={detail.line.status} />
              </div>
            </div>
          )}
          <div className="ms-3 hidden desk:block">{pages}</div>
          <div className="ms-auto flex items-center gap-0.5 wide:gap-2">
            {detail && <span className="hidden wide:block">{state ?? <SavedState isInBar />}</span>}
            {detail && section !== 'plan' && (
              <LineFiles detail={detail} hasSheet={section === 'indicators'} />
            )}
            <TopActions isSmall />
          </div>
        </div>
      </header>
      {detail && (
        <p className="hidden px-4 pb-3 text-text2 print:block">
          {[detail.school.name, lineName(t, detail.line), detail.instrument.name].join(' · ')}
        </p>
      )}
      <section
        aria-label={t('evaluation.sections')}
        className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 px-4 pt-2 empty:hidden desk:hidden print:hidden"
      >
        {pages}
        {/* On the narrowest phones the bar above has no room for these buttons. */}
        <span className="ms-auto flex phone:hidden">
          <LanguagePicker isSmall />
          <ThemeButton />
        </span>
        {detail && <span className="wide:hidden">{state ?? <SavedState />}</span>}
      </section>
    </>
  )
}
