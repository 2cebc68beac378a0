import { evaluationCalls } from 'contract/evaluation/evaluations'
import { ask } from './asking.ts'
import type { Neighbourhood } from './story.ts'

/** The latest line of an evaluation as the server has it. */
export const lineOf = async ({ url, coordinator }: Neighbourhood, id: number) =>
  (await ask(url, evaluationCalls.read, coordinator, { parameters: { id } })).line
