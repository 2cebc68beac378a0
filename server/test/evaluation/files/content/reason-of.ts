import type { Problem } from 'contract/platform/problems'
import { reasons } from '../../../../src/evaluation/files/refusals.ts'

/** Which of the known reasons a refusal gives. */
export const reasonOf = (problem: Problem): string | undefined =>
  Object.entries(reasons).find(([, text]) => text === problem.extra.reason)?.[0]
