export { planQuery } from './plan/queries.ts'
