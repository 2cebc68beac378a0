export { thumbnailQuery } from './evidence/queries.ts'
export { planQuery, planWordsQuery } from './plan/queries.ts'
