import { can } from 'contract/access/permissions'
import { ArrowLeft, ArrowRight } from 'lucide'
import { draftsOfIndicator } from '../../../../drafts/names.ts'
import { useDraftCount } from '../../../../drafts/use-has-drafts.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { SavedState } from '../../../../kit/layouts/SavedState.tsx'
import { useActor } from '../../../../session/use-session.ts'
import { ButtonLink } from '../../../../ui/buttons/ButtonLink.tsx'
import { Breadcrumbs } from '../../../../ui/navigation/Breadcrumbs.tsx'
import { lazily } from '../../../../ui/waiting/lazily.tsx'
import { useEasyReading } from '../comfort/easy-reading.ts'
import { OneAtATime } from '../comfort/OneAtATime.tsx'
import { useShownTexts } from '../comfort/shown-texts.ts'
import { loadIndicatorReview } from '../steps/load-review.ts'
import { NoteAndComments } from '../texts/NoteAndComments.tsx'
import type { EvaluationReady, PlacedIndicator } from '../use-evaluation.ts'
import { placeOf } from '../where/place.ts'
import { addressOfIndicator, type Where } from '../where/use-where.ts'
import { AnswerForm } from './AnswerForm.tsx'
import { IndicatorHelp } from './IndicatorHelp.tsx'

const IndicatorReview = lazily(loadIndicatorReview)

const LongTextList = lazily(async () => (await import('../texts/LongTextList.tsx')).LongTextList)
const Comfort = lazily(async () => (await import('../comfort/Comfort.tsx')).Comfort)

type Props = {
  ready: EvaluationReady
  current: PlacedIndicator
  where: Where
  /** False until the indicator itself was seen. */
  isWhole: boolean
}

/** One indicator: its three levels beside the letters, the justification, the talk about it, and the way on. */
export function IndicatorView({ ready, current, where, isWhole }: Props) {
  const { t } = useTranslation()
  const { indicator, outcome, category } = current
  const { detail, indicators } = ready
  const isEasy = useEasyReading()
  const shown = useShownTexts(indicator)
  const isOverTextLimit = Boolean(detail.line.comment_counts || detail.line.note_counts)
  const mayReview = can(useActor(), 'line.review', placeOf(detail))
  const hasDraft = useDraftCount(draftsOfIndicator(detail.line.id, indicator.id)) > 0
  const before = indicators[where.index - 1]
  const after = indicators[where.index + 1]
  const first = indicators.find((placed) => placed.category.id === category.id)
  return (
    <article aria-labelledby="indicator">
      <div className={isEasy ? 'leading-relaxed [zoom:1.2]' : undefined}>
        <Breadcrumbs
          trail={[
            {
              label: `${category.number}. ${category.name}`,
              href: addressOfIndicator(detail, first?.indicator.code ?? indicator.code),
            },
            { label: t('evaluation.outcome', { number: `${category.number}.${outcome.number}` }) },
          ]}
        />
        <h1 id="indicator" className="mt-1.5 max-w-[40ch]">
          <span className="text-link tabular-nums">{indicator.code}</span> {shown.question}
        </h1>
        {shown.help !== null && <p className="mt-2 max-w-[68ch] text-text2">{shown.help}</p>}
        <div className={`print:hidden ${shown.isEasy ? 'min-h-24.5' : 'min-h-12.5'}`}>
          <Comfort indicator={indicator} />
        </div>
        <AnswerForm ready={ready} current={current} />
        {detail.line.status === 'IN REVIEW' && (
          <div className={mayReview ? 'min-h-14' : undefined}>
            <IndicatorReview ready={ready} indicator={indicator} />
          </div>
        )}
        <IndicatorHelp indicator={indicator} />
        {isWhole && (
          <OneAtATime>
            {isOverTextLimit ? (
              <LongTextList ready={ready} indicator={indicator} />
            ) : (
              <NoteAndComments ready={ready} indicator={indicator} />
            )}
          </OneAtATime>
        )}
      </div>
      <nav
        aria-label={t('evaluation.turnPages')}
        className="@container/foot fixed inset-x-0 bottom-[var(--guide,0px)] z-5 print:hidden flex items-center justify-between gap-3 border-t border-border bg-surface px-4 py-2.5 short:static short:mt-5 wide:static wide:mt-5 wide:bg-transparent wide:px-0 wide:pt-5"
      >
        {before ? (
          <ButtonLink href={addressOfIndicator(detail, before.indicator.code)} icon={ArrowLeft}>
            <span className="sr-only">{t('evaluation.previous')} </span>
            <span className="max-wide:sr-only">{before.indicator.code}</span>
          </ButtonLink>
        ) : (
          <span />
        )}
        <span className="min-w-0 wide:hidden">
          <SavedState />
        </span>
        <p className="hidden text-14 text-text2 wide:block">
          {hasDraft
            ? t('shell.saved.draft')
            : detail.line.status === 'OPEN'
              ? t('evaluation.savesItself')
              : ''}
        </p>
        {after ? (
          <ButtonLink
            kind="primary"
            href={addressOfIndicator(detail, after.indicator.code)}
            iconAfter={ArrowRight}
          >
            <span className="whitespace-nowrap">{t('evaluation.next', { code: after.indicator.code })}</span>
          </ButtonLink>
        ) : (
          <span />
        )}
      </nav>
    </article>
  )
}
