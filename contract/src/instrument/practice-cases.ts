import { z } from 'zod'
import { get, post, put, remove, success } from '../access/call.ts'
import { time } from '../platform/shapes.ts'
import { OptionCode } from './instruments.ts'

/**
 * An invented scene in one language. `number` is its domain and position: 11 is the first of domain 1. `statements`
 * are those that are true in it, `reached` and `of` its numbers; `letter` fits best, and `also` could be defended.
 */
export type PracticeCase = {
  number: number
  indicator: string
  statements: number[]
  reached: number | null
  of: number | null
  letter: OptionCode
  also: OptionCode[]
  isHard: boolean
  title: string
  scene: string
  why: string
  evidence: string
}

/** Its text fields. */
export const caseFields = ['title', 'scene', 'why', 'evidence'] as const
export type CaseField = (typeof caseFields)[number]

export const casesOfDomain = 3

export const domainOfCase = (number: number): number => Math.floor(number / 10)

/** Domains 1 to 7, three cases in each. */
export const isCaseNumber = (number: number): boolean => {
  const [domain, place] = [domainOfCase(number), number % 10]
  return domain >= 1 && domain <= 7 && place >= 1 && place <= casesOfDomain
}

export const CaseChoice = z.object({
  case: z.int().describe('the domain and the place in it: 11 is the first case of domain 1'),
  option: OptionCode.nullable().describe('null where the person looked without choosing'),
  chosen_at: time,
})
export type CaseChoice = z.infer<typeof CaseChoice>

export const PractisedCases = z.object({
  choices: z.array(CaseChoice),
  proposed: z
    .boolean()
    .describe('true until the person has answered an indicator of a line, or declines the proposal'),
  corrections: z
    .array(z.object({ case: z.int(), field: z.enum(caseFields), text: z.string() }))
    .describe('words in the language of the request that were corrected since the program was made'),
})
export type PractisedCases = z.infer<typeof PractisedCases>
export type CaseCorrection = PractisedCases['corrections'][number]

/** A case with its corrections applied. */
export const correctedCase = (one: PracticeCase, corrections: readonly CaseCorrection[]): PracticeCase => ({
  ...one,
  ...Object.fromEntries(
    corrections.filter((each) => each.case === one.number).map(({ field, text }) => [field, text]),
  ),
})

/** The person's own practice, which nobody else can read. */
export const practiceCaseCalls = {
  list: get('/api/practice-case/', { access: 'signed in', answer: PractisedCases }),
  choose: put('/api/practice-case/{case}/', {
    access: 'signed in',
    body: z.object({ option: OptionCode.nullable() }),
    answer: CaseChoice,
  }),
  clear: remove('/api/practice-case/', { access: 'signed in', answer: success(['practice_cleared']) }),
  decline: post('/api/practice-case/decline/', {
    access: 'signed in',
    answer: success(['proposal_declined']),
    status: 200,
  }),
}
