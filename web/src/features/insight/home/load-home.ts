import { Role } from 'contract/access/permissions'
import { session } from '../../../session/stored-session.ts'

/** The part of home that is the person's own, by role: it comes with the page, not after it. */
export const loadHome = async () =>
  session()?.user.role === Role.school
    ? (await import('./school/SchoolHome.tsx')).SchoolHome
    : (await import('./staff/StaffHome.tsx')).StaffHome
