import { Role } from 'contract/permissions'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '../../app/use-page-title.ts'
import { useActor } from '../../session/use-session.ts'
import { later } from '../../ui/waiting/later.tsx'

const SchoolHome = later(async () => (await import('./school/SchoolHome.tsx')).SchoolHome)
const StaffHome = later(async () => (await import('./staff/StaffHome.tsx')).StaffHome)

/** Where a school goes on with its work, and where staff see who needs them. */
export function HomePage() {
  const { t } = useTranslation()
  const { role } = useActor()
  usePageTitle(t('home.title'))
  return role === Role.school ? <SchoolHome /> : <StaffHome />
}
