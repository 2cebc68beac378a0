import { evaluationCalls } from 'contract/evaluation/evaluations'
import { ask } from './asking.ts'
import type { Neighbourhood } from './story.ts'

export const lineOf = async ({ url, coordinator }: Neighbourhood, id: number) =>
  (await ask(url, evaluationCalls.read, coordinator, { parameters: { id } })).line
