/**
 * Kinds of work that a local role may leave out (decision 241); verbs.ts assigns verbs to them. Verbs without a task,
 * such as reading within the own places, always remain.
 */
export const tasks = [
  'answers',
  'evidence',
  'messages',
  'plan',
  'evaluations',
  'review',
  'places',
  'people',
  'reports',
  'instrument',
  'export',
  'import',
] as const
export type Task = (typeof tasks)[number]
