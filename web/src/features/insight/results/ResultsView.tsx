import { useQuery } from '@tanstack/react-query'
import { hasResult, isFinal, linesBefore, linesUpTo } from 'contract/insight/results/results-shown'
import type { SchoolResults } from 'contract/insight/results/school-results'
import { readOwnTexts } from '../../../i18n/read-language.ts'
import { useTranslation } from '../../../i18n/translation.tsx'
import { Banner } from '../../../ui/messages/Banner.tsx'
import { lazily } from '../../../ui/waiting/lazily.tsx'
import { evaluationQuery } from '../../evaluation/evaluations/queries.ts'
import { FirstPriority } from './FirstPriority.tsx'
import { DomainMapCard } from './figures/DomainMapCard.tsx'
import { DomainsCard } from './figures/DomainsCard.tsx'
import { FactsCard } from './figures/FactsCard.tsx'
import { IndicatorLists } from './figures/IndicatorLists.tsx'
import { ProgressCard } from './figures/ProgressCard.tsx'
import { RadarCard } from './figures/RadarCard.tsx'
import { ResultsHeading } from './ResultsHeading.tsx'

// Far down the page, so loaded later.
const HeatMapCard = lazily(async () => (await import('./figures/HeatMapCard.tsx')).HeatMapCard)
const StagesCard = lazily(async () => (await import('./figures/StagesCard.tsx')).StagesCard)
const EvidenceCard = lazily(async () => (await import('./figures/EvidenceCard.tsx')).EvidenceCard)
const DutiesOfLine = lazily(
  async () => (await Promise.all([import('./DutiesOfLine.tsx'), readOwnTexts('duties')]))[0].DutiesOfLine,
  null,
  true,
)
const RatersAgreementCard = lazily(
  async () =>
    (await Promise.all([import('./RatersAgreementCard.tsx'), readOwnTexts('raters')]))[0].RatersAgreementCard,
  null,
  true,
)
const ReviewerCard = lazily(async () => (await import('./ReviewerCard.tsx')).ReviewerCard)
const PlanCard = lazily(async () => (await import('./plan/PlanCard.tsx')).PlanCard)
const AllLinesCard = lazily(async () => (await import('./compare/AllLinesCard.tsx')).AllLinesCard)
const CompareCard = lazily(async () => (await import('./compare/CompareCard.tsx')).CompareCard)
const SelfRatingCard = lazily(async () => (await import('./compare/SelfRatingCard.tsx')).SelfRatingCard)

type Lines = SchoolResults['lines']
type Props = { school: SchoolResults['school']; lines: Lines; shown: Lines[number] }

/** Folded cards in two columns, an open one across both. */
const moreStyle =
  'grid items-start gap-3 desk:grid-cols-2 print:block print:*:mb-4 desk:*:data-expanded:col-span-2'

export function ResultsView({ school, lines, shown }: Props) {
  const { t } = useTranslation()
  const line = useQuery(evaluationQuery(shown.evaluation, shown.line.id))
  const compared = linesUpTo(lines, shown)
  const before = linesBefore(lines, shown)
  return (
    <>
      <ResultsHeading school={school} lines={lines} shown={shown} place={line.data?.line.place} />
      {hasResult(shown) && !isFinal(shown) && (
        <Banner tone="info" title={t('results.notFinal')}>
          {t('results.notFinalText')}
        </Banner>
      )}
      {shown.edition_change && (
        <Banner tone="info" title={t('results.otherEdition')}>
          <p>
            {t('results.otherEditionText', {
              from: shown.edition_change.from,
              to: shown.edition_change.to,
            })}{' '}
            {t('results.asksElse', { count: shown.edition_change.indicators.length })}{' '}
            {t('results.sameInBoth', { count: shown.edition_change.comparable })}
          </p>
        </Banner>
      )}
      {hasResult(shown) && <FirstPriority school={school.id} shown={shown} />}
      <DutiesOfLine instrument={shown.instrument.id} line={line.data?.line} />
      {hasResult(shown) ? (
        <>
          <FactsCard shown={shown} />
          <IndicatorLists shown={shown} />
          <div className="grid grid-cols-1 gap-4 wide:gap-5 desk:grid-cols-2 print:grid-cols-2">
            <RadarCard lines={compared} />
            <DomainMapCard lines={compared} />
          </div>
        </>
      ) : (
        <ProgressCard shown={shown} />
      )}
      <div className={moreStyle}>
        {hasResult(shown) && (
          <>
            <DomainsCard shown={shown} line={line} />
            <StagesCard shown={shown} />
          </>
        )}
        <EvidenceCard shown={shown} line={line} />
        {hasResult(shown) && <HeatMapCard lines={compared} />}
        <ReviewerCard shown={shown} line={line} />
        <PlanCard shown={shown} />
        {hasResult(shown) && compared.length > 1 && <AllLinesCard lines={compared} />}
        {hasResult(shown) && before.length > 0 && <CompareCard before={before} shown={shown} />}
        <SelfRatingCard shown={shown} />
        {line.data?.line.rating_rounds?.some(({ is_finished }) => is_finished) && (
          <RatersAgreementCard school={school} shown={shown} />
        )}
      </div>
    </>
  )
}
