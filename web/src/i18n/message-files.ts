/**
 * The files of messages/<language>/ that pages read, by what comes in one chunk. `first` is there before anything is
 * shown: the login, the shell and home. `rest` comes with any other page, `aids` with what opens over any page and with
 * the tutorial. Each file of `pages`, of `parts` (what opens over or on a page) and of `longTexts` is a chunk of its own.
 */
export const messageFiles = {
  first: [
    'about',
    'evaluations',
    'failed',
    'home',
    'lists',
    'login',
    'missing',
    'notifications',
    'problems',
    'shell',
    'terms',
    'ui',
  ],
  rest: ['comfort', 'drafts', 'evaluation', 'evidence', 'scores', 'steps'],
  aids: ['appearance', 'shortcuts', 'tutorial'],
  pages: [
    'audit',
    'countries',
    'evaluation-list',
    'fields',
    'figures',
    'instruments',
    'operation',
    'overdue',
    'plan',
    'profile',
    'recovery',
    'regions',
    'register',
    'reports',
    'results',
    'school',
    'schools',
    'search',
    'setup',
    'staff-home',
    'statistics',
    'suggestions',
    'transfer',
    'translations',
    'users',
  ],
  parts: [
    'batch',
    'comments',
    'dates',
    'duties',
    'findings',
    'glance',
    'home-lists',
    'many',
    'old-answers',
    'papers',
    'review',
    'showing',
    'standing',
    'take',
    'ticking',
    'unsent',
    'viewer',
  ],
  longTexts: ['accessibility', 'guide', 'handbook', 'nine-areas', 'privacy'],
} as const

type Files = typeof messageFiles
export type LongTextName = Files['longTexts'][number]
export type MessageFile = Files[Exclude<keyof Files, 'longTexts'>][number]
