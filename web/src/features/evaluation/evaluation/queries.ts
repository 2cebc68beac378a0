export { thumbnailQuery } from './evidence/queries.ts'
export { planQuery } from './plan/queries.ts'
