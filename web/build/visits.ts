import { rolesWith } from '../../contract/src/access/permissions.ts'
import { roles } from '../../contract/src/access/roles.ts'

/** Whose visit it is: nobody's yet, a school's, or anybody's. */
type Visitor = 'nobody' | 'school' | 'anybody'

/**
 * A first visit that is made small (decision 052). What the modules import comes with them. The heading, `title` and
 * `hint` of a file of messages, stands before the application does, for the roles that it is the same for.
 */
export type Visit = {
  path: RegExp
  by: Visitor
  modules: readonly string[]
  texts: readonly string[]
  heading?: { file: string; roles: readonly number[] }
}

const application = ['index.html', 'src/shell/start.tsx']
const home = [...application, 'src/features/insight/home/HomePage.tsx']
const page = (name: string) => [...application, `src/features/${name}Page.tsx`]

const first = ['first']
const all = [...first, 'rest', 'own']

/** The first that fits a path and a visitor is theirs. */
export const visits = {
  login: {
    path: /^\/(home|login)?$/,
    by: 'nobody',
    modules: ['index.html', 'src/shell/entrance.tsx'],
    texts: first,
  },
  homeOfSchool: {
    path: /^\/(home|login)?$/,
    by: 'school',
    modules: [...home, 'src/features/insight/home/school/SchoolHome.tsx'],
    texts: first,
  },
  homeOfStaff: {
    path: /^\/(home|login)?$/,
    by: 'anybody',
    modules: [...home, 'src/features/insight/home/staff/StaffHome.tsx'],
    texts: [...first, 'own', 'staff-home'],
  },
  evaluation: {
    path: /^\/evaluations\/detail\//,
    by: 'anybody',
    modules: page('evaluation/evaluation/Evaluation'),
    texts: all,
  },
  evaluations: {
    path: /^\/evaluations$/,
    by: 'anybody',
    modules: page('evaluation/evaluations/Evaluations'),
    texts: [...all, 'evaluation-list', 'transfer'],
    heading: { file: 'evaluation-list', roles },
  },
  results: {
    path: /^\/schools\/results\//,
    by: 'anybody',
    modules: page('insight/results/Results'),
    texts: [...all, 'figures', 'plan', 'results'],
  },
  schools: {
    path: /^\/schools$/,
    by: 'anybody',
    modules: page('places/schools/Schools'),
    texts: [...all, 'fields', 'transfer', 'users'],
    heading: { file: 'schools', roles: rolesWith('school.create') },
  },
  users: {
    path: /^\/users$/,
    by: 'anybody',
    modules: page('people/users/Users'),
    texts: [...all, 'fields', 'transfer', 'users'],
    heading: { file: 'users', roles: rolesWith('user.list') },
  },
  statistics: {
    path: /^\/statistics$/,
    by: 'anybody',
    modules: page('insight/statistics/Statistics'),
    texts: [...all, 'fields', 'figures', 'statistics', 'transfer'],
    heading: { file: 'statistics', roles: rolesWith('statistics.page') },
  },
  other: { path: /^\//, by: 'anybody', modules: application, texts: all },
} as const satisfies Record<string, Visit>

export type VisitName = keyof typeof visits

/** What teachers open, on phones and the weakest lines: loads there count more than those of staff. */
export const onWeakLines: readonly VisitName[] = ['login', 'homeOfSchool', 'evaluation', 'results']
