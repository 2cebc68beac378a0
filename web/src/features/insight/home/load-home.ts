import { worksIn } from 'contract/access/roles'
import { session } from '../../../session/stored-session.ts'

/** The part of home that is the person's own, by role: it comes with the page, not after it. */
export const loadHome = async () => {
  const user = session()?.user
  return user && worksIn(user, 'school')
    ? (await import('./school/SchoolHome.tsx')).SchoolHome
    : (await import('./staff/StaffHome.tsx')).StaffHome
}
