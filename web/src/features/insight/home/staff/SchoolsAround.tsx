import { LatestActivity } from './LatestActivity.tsx'
import { SchoolsToCall } from './SchoolsToCall.tsx'
import { VacanciesCard } from './VacanciesCard.tsx'

export function SchoolsAround() {
  return (
    <>
      <SchoolsToCall />
      <VacanciesCard />
      <LatestActivity />
    </>
  )
}
