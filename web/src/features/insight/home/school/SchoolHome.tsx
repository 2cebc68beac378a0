import { useQuery } from '@tanstack/react-query'
import { evaluationAtWork } from 'contract/insight/results/at-work'
import { Building2, ClipboardCheck } from 'lucide'
import { readOwnTexts } from '../../../../i18n/read-language.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { AnswerFallback } from '../../../../kit/actions/AnswerFallback.tsx'
import { addressOfSchool } from '../../../../kit/page/addresses.ts'
import { firstAnswers } from '../../../../kit/page/first-answers.ts'
import { useActor } from '../../../../session/use-session.ts'
import { ButtonLink } from '../../../../ui/buttons/ButtonLink.tsx'
import { Card } from '../../../../ui/cards/Card.tsx'
import { EmptyState } from '../../../../ui/messages/EmptyState.tsx'
import { Link } from '../../../../ui/navigation/Link.tsx'
import { LoadingRows } from '../../../../ui/waiting/LoadingRows.tsx'
import { lazily } from '../../../../ui/waiting/lazily.tsx'
import { evaluationsQuery } from '../../../evaluation/evaluations/queries.ts'
import { Greeting } from '../Greeting.tsx'
import { loadOverdue } from '../load-overdue.ts'
import { CurrentLine } from './CurrentLine.tsx'
import { WaitingFiles } from './WaitingFiles.tsx'

// Loaded after what is to be done.
const LatestResults = lazily(async () => {
  await firstAnswers()
  const [{ LatestResults: Part }] = await Promise.all([
    import('./LatestResults.tsx'),
    readOwnTexts('results'),
  ])
  return Part
})

const OverdueCard = lazily(loadOverdue)

const OtherEvaluations = lazily(
  async () => (await import('./OtherEvaluations.tsx')).OtherEvaluations,
  null,
  true,
)

/** The number of evaluations shown here. */
const shown = 25

/** Home of a school: its line that changed last, the domains, and what waits. */
export function SchoolHome() {
  const query = useQuery(evaluationsQuery({ page_size: String(shown), order: '-updated_at' }))
  const rows = query.data?.results ?? []
  const first = rows.find(({ line }) => line.status === 'OPEN') ?? rows[0]
  const current = evaluationAtWork(rows.filter(({ school }) => school.id === first?.school.id))
  if (!query.data) {
    return (
      <>
        <Greeting />
        <Card isFlush>
          <AnswerFallback query={query} waiting={<LoadingRows rows={10} />} />
        </Card>
        <WaitingFiles />
      </>
    )
  }
  if (!current) return <NothingYet />
  const { school, region, country } = current
  return (
    <>
      <Greeting
        place={
          <>
            <Link href={addressOfSchool(school.id)}>{school.name}</Link> · {region.name}, {country.name}
          </>
        }
      />
      <CurrentLine
        key={current.id}
        row={current}
        others={
          <>
            <OverdueCard />
            <LatestResults school={school.id} />
            <OtherEvaluations rows={rows.filter(({ id }) => id !== current.id)} />
          </>
        }
      />
    </>
  )
}

/** Before the first evaluation: who begins it, and what can be done until then. */
function NothingYet() {
  const { t } = useTranslation()
  const { areas } = useActor()
  const [school] = areas
  return (
    <>
      <Greeting />
      <Card isFlush>
        {school !== undefined ? (
          <EmptyState
            icon={ClipboardCheck}
            title={t('home.nothing')}
            action={
              <ButtonLink href={areas.length === 1 ? addressOfSchool(school) : '/schools'}>
                {t('home.checkNumbers')}
              </ButtonLink>
            }
          >
            {t('home.nothingText')}
          </EmptyState>
        ) : (
          <EmptyState icon={Building2} title={t('home.noSchool')}>
            {t('home.noSchoolText')}
          </EmptyState>
        )}
      </Card>
      <WaitingFiles />
    </>
  )
}
