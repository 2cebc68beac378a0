import { useQuery } from '@tanstack/react-query'
import { mayEver } from 'contract/access/permissions'
import { hasFullScope } from 'contract/access/roles'
import { Plus } from 'lucide'
import { useState } from 'react'
import { readOwnTexts } from '../../../../i18n/read-language.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { firstAnswers } from '../../../../kit/page/first-answers.ts'
import { useActor, useSession } from '../../../../session/use-session.ts'
import { ButtonLink } from '../../../../ui/buttons/ButtonLink.tsx'
import { lazily } from '../../../../ui/waiting/lazily.tsx'
import { schoolsQuery } from '../../../places/schools/queries.ts'
import { Glance, RegionFigures } from '../../statistics/queries.ts'
import { Greeting } from '../Greeting.tsx'
import { homeQuery } from '../queries.ts'
import { WaitingCard } from './WaitingCard.tsx'

const StatusCounts = lazily(
  async () => (await import('./StatusCounts.tsx')).StatusCounts,
  <div className="h-44 rounded-card border border-border bg-surface wide:h-26" />,
)
// what waits for the person comes before what may be looked at
const SchoolsToCall = lazily(async () => {
  await firstAnswers()
  const [part] = await Promise.all([import('./SchoolsToCall.tsx'), readOwnTexts('home-lists')])
  return part.SchoolsToCall
})
const LatestActivity = lazily(async () => {
  await firstAnswers()
  const [part] = await Promise.all([import('./LatestActivity.tsx'), readOwnTexts('home-lists')])
  return part.LatestActivity
})

const VacanciesCard = lazily(async () => {
  await firstAnswers()
  const [part] = await Promise.all([import('./VacanciesCard.tsx'), readOwnTexts('vacancies')])
  return part.VacanciesCard
})

// with the lists of what waits, so that nothing below them moves when they come
const Figures = lazily(async () => {
  await Promise.all([import('./WaitingLists.tsx'), readOwnTexts('home-lists')])
  return AllFigures
})

/** For who looks after many schools: how many stand where, and which of them wait for this person. */
export function StaffHome() {
  const { t } = useTranslation()
  const actor = useActor()
  const areas = useSession()?.user.areas ?? []
  // what was answered a moment ago waits no more; the parts below take what comes
  const home = useQuery({ ...homeQuery(), staleTime: 0 })
  const { data } = useQuery(schoolsQuery({ page_size: '1' }))
  const names = hasFullScope(actor) ? [t('staff-home.everywhere')] : areas.map(({ place }) => place.name)
  const place = [
    names.slice(0, 3).join(', ') + (names.length > 3 ? ' …' : ''),
    ...(data ? [t('staff-home.schools', { count: data.count })] : []),
  ].filter(Boolean)
  return (
    <>
      <Greeting
        place={place.join(' · ')}
        action={
          mayEver(actor, 'evaluation.create') && (
            <ButtonLink icon={Plus} href="/evaluations?new=true">
              {t('evaluations.new')}
            </ButtonLink>
          )
        }
      />
      <WaitingCard />
      {home.isFetched && <Figures />}
    </>
  )
}

function AllFigures() {
  const actor = useActor()
  const [areFiguresShown, showFigures] = useState(false)
  return (
    <>
      <StatusCounts />
      <div className="grid items-start gap-4 wide:gap-5 desk:grid-cols-[minmax(0,1fr)_340px]">
        <div className="grid min-w-0 gap-4 wide:gap-5">
          <SchoolsToCall />
          <LatestActivity />
        </div>
        <div className="grid min-w-0 gap-4 wide:gap-5">
          <div className="min-h-70 empty:rounded-card empty:border empty:border-border empty:bg-surface">
            <Glance isOpen={areFiguresShown} onToggle={() => showFigures(!areFiguresShown)} />
          </div>
          <VacanciesCard />
        </div>
      </div>
      {!mayEver(actor, 'statistics.page') && areFiguresShown && <RegionFigures />}
    </>
  )
}
