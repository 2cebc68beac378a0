import { LatestActivity } from './LatestActivity.tsx'
import { SchoolsToCall } from './SchoolsToCall.tsx'
import { VacanciesCard } from './VacanciesCard.tsx'

/** Whom to call, where somebody is missing, and what others did lately. */
export function SchoolsAround() {
  return (
    <>
      <SchoolsToCall />
      <VacanciesCard />
      <LatestActivity />
    </>
  )
}
