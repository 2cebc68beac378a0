/**
 * Kinds of work that a role of a country's own may leave out (decision 241); verbs.ts says which verbs are of which.
 * What is of none always stays: reading within one's places, and one's own account.
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
