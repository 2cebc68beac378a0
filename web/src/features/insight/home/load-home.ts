import { worksIn } from 'contract/access/roles'
import { readOwnTexts } from '../../../i18n/read-language.ts'
import { session } from '../../../session/stored-session.ts'

/** The part of home for the person's role, loaded together with the page. */
export const loadHome = async () => {
  const user = session()?.user
  if (user && worksIn(user, 'school')) return (await import('./school/SchoolHome.tsx')).SchoolHome
  const [{ StaffHome }] = await Promise.all([import('./staff/StaffHome.tsx'), readOwnTexts('staff-home')])
  return StaffHome
}
