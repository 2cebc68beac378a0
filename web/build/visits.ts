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

const evaluation = (name: string) => `src/features/evaluation/evaluation/${name}.tsx`
const resultsCard = (name: string) => `src/features/insight/results/${name}.tsx`
const homeCard = (name: string) => `src/features/insight/home/${name}.tsx`

/**
 * What pages ask for after their first picture, by name of a file each, since on a line where each question takes
 * 400 ms many files come late. What such parts share with a visit or with each other lies in a file of its own.
 */
export const laterParts = {
  /** Of every page of the application. */
  behind: [
    'src/shell/aids/Around.tsx',
    'src/kit/layouts/SavedStateLine.tsx',
    'src/shell/cache-on-device.ts',
    'src/shell/layouts/MenuCount.tsx',
    'src/shell/routing/back-closes.ts',
    'src/drafts/cipher.ts',
    'src/drafts/keep-drafts.ts',
    'src/offline/store-answers.ts',
    'src/outbox/device/device.ts',
    'src/outbox/device/merge.ts',
    'src/outbox/sending/engine.ts',
  ],
  homeCards: [
    homeCard('OverdueCard'),
    homeCard('school/CommentsWaiting'),
    homeCard('school/OtherEvaluations'),
    homeCard('school/ReturnedCard'),
    homeCard('school/ReviewerCard'),
    homeCard('school/LineSteps'),
    homeCard('staff/WaitingLists'),
  ],
  homeFigures: [
    homeCard('school/LatestResults'),
    homeCard('staff/AllFigures'),
    homeCard('staff/SchoolsAround'),
    'src/kit/lines/NextStepCard.tsx',
  ],
  resultsCards: [
    resultsCard('DutiesOfLine'),
    resultsCard('ReviewerCard'),
    resultsCard('compare/AllLinesCard'),
    resultsCard('compare/CompareCard'),
    resultsCard('compare/SelfRatingCard'),
    resultsCard('figures/EvidenceCard'),
    resultsCard('figures/HeatMapCard'),
    resultsCard('figures/StagesCard'),
    resultsCard('plan/PlanCard'),
  ],
  statisticsCards: [
    'src/features/insight/statistics/AllFigures.tsx',
    'src/features/insight/statistics/Pictures.tsx',
    'src/features/insight/statistics/panel/Glance.tsx',
    'src/features/insight/statistics/panel/RegionFigures.tsx',
  ],
} as const satisfies Record<string, readonly string[]>

/**
 * What the page of an evaluation fetches behind itself: what stands on it a little later, what opens there
 * (`at-hand.ts`), and of this what the device can do without (`service-worker.ts`).
 */
const partsOfEvaluation = {
  shown: [
    evaluation('comfort/Comfort'),
    evaluation('domains/DomainNav'),
    evaluation('indicator/MoreTexts'),
    evaluation('steps/ReadinessCard'),
    evaluation('steps/StepsCard'),
    evaluation('texts/CommentList'),
    evaluation('texts/NoteOf'),
    evaluation('ticking/TickedParts'),
  ],
  opened: [
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

/** What opens first on any page: a menu, or a dialog. */
const overlays = ['src/ui/overlays/OpenDialog.tsx', 'src/ui/overlays/OpenMenu.tsx']

const { behind, homeCards, ...onlineParts } = laterParts

/** A file for each; it needs those before it at most. What the device holds for work offline comes first. */
export const lazyGroups: Readonly<Record<string, readonly string[]>> = {
  behind,
  overlays,
  homeCards,
  ...partsOfEvaluation,
  ...onlineParts,
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

/** What teachers open, on phones and the weakest lines: loads there count more than those of staff. */
export const onWeakLines: readonly VisitName[] = ['login', 'homeOfSchool', 'evaluation', 'results']
