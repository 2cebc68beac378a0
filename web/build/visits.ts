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

/** What every page of the application asks for as soon as it is there. */
export const around = [...application, 'src/shell/aids/Around.tsx', 'src/kit/layouts/SavedStateLine.tsx']

const evaluation = (name: string) => `src/features/evaluation/evaluation/${name}.tsx`

/**
 * What the page of an evaluation fetches behind itself, by name of a file each, since on a line where each question
 * takes 400 ms many files come late: what stands on it a little later, what opens there (`at-hand.ts`), and of this
 * what the device can do without (`service-worker.ts`).
 */
export const lazyGroups: Readonly<Record<string, readonly string[]>> = {
  shown: [
    evaluation('comfort/Comfort'),
    evaluation('domains/DomainNav'),
    evaluation('indicator/MoreTexts'),
    evaluation('steps/ReadinessCard'),
    evaluation('steps/StepsCard'),
    evaluation('texts/CommentList'),
  ],
  opened: [
    'src/ui/overlays/OpenDialog.tsx',
    'src/ui/overlays/OpenMenu.tsx',
    'src/kit/layouts/UnsentDialog.tsx',
    evaluation('evidence/AddFileDialog'),
    evaluation('evidence/UploadQueue'),
    evaluation('evidence/WaitingTile'),
    evaluation('indicator/AnswerConflict'),
    evaluation('indicator/NotApplicableReason'),
  ],
  optional: [
    'src/kit/actions/PasswordAgainDialog.tsx',
    evaluation('evidence/batch/BatchPage'),
    evaluation('line/SheetDialog'),
  ],
}

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
    texts: [...all, 'fields', 'schools', 'transfer', 'users'],
    heading: { file: 'schools', roles: rolesWith('school.create') },
  },
  users: {
    path: /^\/users$/,
    by: 'anybody',
    modules: page('people/users/Users'),
    texts: [...all, 'fields', 'schools', 'transfer', 'users'],
    heading: { file: 'users', roles: rolesWith('user.list') },
  },
  statistics: {
    path: /^\/statistics$/,
    by: 'anybody',
    modules: page('insight/statistics/Statistics'),
    texts: [...all, 'fields', 'figures', 'schools', 'statistics', 'transfer'],
    heading: { file: 'statistics', roles: rolesWith('statistics.page') },
  },
  other: { path: /^\//, by: 'anybody', modules: application, texts: all },
} as const satisfies Record<string, Visit>

export type VisitName = keyof typeof visits
