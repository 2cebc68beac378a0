import type { EvaluationDetail } from 'contract/evaluation/evaluations'
import { ArrowLeft } from 'lucide'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../i18n/translation.tsx'
import { SavedState } from '../../../kit/layouts/SavedState.tsx'
import { TopActions } from '../../../kit/layouts/TopActions.tsx'
import { listAddress } from '../../../kit/lists/list-address.ts'
import { LanguagePicker } from '../../../kit/page/LanguagePicker.tsx'
import { openAid } from '../../../kit/page/open-aid.ts'
import { ThemeButton } from '../../../kit/theme/ThemeButton.tsx'
import { useActor } from '../../../session/use-session.ts'
import { iconButtonStyle } from '../../../ui/buttons/button-style.ts'
import { PlainButton } from '../../../ui/buttons/PlainButton.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { LinkSegments } from '../../../ui/navigation/LinkSegments.tsx'
import { PlainLink } from '../../../ui/navigation/PlainLink.tsx'
import { KeyMark } from '../../../ui/text/KeyMark.tsx'
import { type Section, sectionsOf } from './domains/sections.ts'
import { LineFiles } from './line/LineFiles.tsx'
import { lineName } from './line/LinePicker.tsx'
import { NamesInBar } from './line/NamesInBar.tsx'

type Props = {
  detail?: EvaluationDetail
  section?: Section
  /** On a phone beside the pages of the line; its list holds language and theme too. */
  picker?: ReactNode
  /** Shown in place of the outbox's state, on pages that do not save answers by themselves. */
  state?: ReactNode
}

export function EvaluationBar({ detail, section = 'indicators', picker, state }: Props) {
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
  const shownState = state ?? <SavedState isInBar />
  return (
    <>
      <header
        aria-label={t('shell.topBar')}
        className="@container top-0 z-10 border-b print:hidden border-border bg-surface px-2 letterbar:sticky wide:px-6"
      >
        <div className="flex min-h-15 flex-wrap items-center gap-x-1 py-1 wide:min-h-17 wide:flex-nowrap wide:gap-3 wide:py-0.5">
          <PlainLink
            href={listAddress('/evaluations')}
            aria-label={t('evaluation.back')}
            className={iconButtonStyle()}
          >
            <Icon of={ArrowLeft} isMirrored />
          </PlainLink>
          {detail && <NamesInBar detail={detail}>{shownState}</NamesInBar>}
          <div className="ms-3 hidden desk:block">{pages}</div>
          <div className="ms-auto flex items-center gap-0.5 wide:gap-2">
            {detail && <span className="hidden wide:block">{shownState}</span>}
            {detail && section !== 'plan' && (
              <LineFiles detail={detail} hasSheet={section === 'indicators'} />
            )}
            {section === 'indicators' && (
              <PlainButton
                title={t('about.shortcuts')}
                onPress={() => openAid('shortcuts')}
                className="hidden min-h-11 min-w-11 items-center justify-center rounded-control text-text2 hover:bg-surface2 desk:inline-flex"
              >
                <KeyMark>?</KeyMark>
              </PlainButton>
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
        className="flex items-center justify-between gap-2 px-4 pt-1.5 empty:hidden desk:hidden print:hidden"
      >
        {picker && <div className="shrink-0 wide:hidden">{picker}</div>}
        {pages && <div className="flex min-w-0">{pages}</div>}
        {/* On the narrowest phones the bar above has no room for these buttons. */}
        {!picker && (
          <span className="ms-auto flex phone:hidden">
            <LanguagePicker isSmall />
            <ThemeButton />
          </span>
        )}
      </section>
    </>
  )
}
