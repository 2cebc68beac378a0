import type { NewAction } from 'contract/evaluation/plan/actions'
import type { NewGoal } from 'contract/evaluation/plan/goals'
import type { OptionCode } from 'contract/instrument/instruments'
import type { Tongue } from '../evidence/add-evidence.ts'

/** An answer that differs from the level: a letter, or why the indicator does not apply. */
export type AnswerOfStory = OptionCode | { na: string }

/** `days` from today, negative before. */
type PlannedAction = Pick<NewAction, 'text' | 'category' | 'accountable' | 'status' | 'observation'> & {
  days: number
}

export type PlannedGoal = Pick<
  NewGoal,
  'title' | 'barrier' | 'change' | 'sign_of_success' | 'kind' | 'target'
> & {
  /** The indicator's code; its first digit is the domain. */
  on: string
  status?: NewGoal['status']
  observations?: readonly string[]
  actions: readonly PlannedAction[]
}

export type Plan = {
  /** To the seven questions, in order; as many as were answered. */
  answers: readonly string[]
  goals: readonly PlannedGoal[]
  /**
   * What became of goals carried over from the line before, by their title; actions by the beginning of their text.
   */
  carried?: Readonly<
    Record<string, { status?: NewGoal['status']; completed?: readonly string[]; observation: string }>
  >
}

/** `on`: an indicator's code; without it the remark is on the whole line. */
export type Remark = { by: string; on?: string; text: string; resolved?: boolean }

export type Reason = { text: string; on?: string; cell?: readonly [domain: number, stage: number] }

export type Step =
  | { do: 'submit' }
  | { do: 'return'; reasons: readonly Reason[] }
  | { do: 'mend'; answers: Readonly<Record<string, AnswerOfStory>> }
  | { do: 'comment'; remark: Remark }
  | { do: 'validate'; remarks: readonly Reason[] }
  | { do: 'close' }

export type LineOfStory = {
  /** Years from this one: -2 is two years ago. */
  year: number
  /** Seven levels, 0 to 7: the middle of each domain's answers. */
  levels: readonly number[]
  answers?: Readonly<Record<string, AnswerOfStory>>
  /** How many indicators of each domain are answered; all when left out. */
  answered?: readonly number[]
  /** Cells of evidence, 0 to 20; all when left out. */
  cells?: readonly number[]
  /** Names of files that are still missing from these cells. */
  missing?: readonly string[]
  weights?: readonly number[]
  /** Duties that are not met, by code, with what the school will do; null is not written yet. */
  duties?: Readonly<Record<string, string | null>>
  notes?: readonly Remark[]
  comments?: readonly Remark[]
  plan?: Plan
  afterwards?: readonly Step[]
}

export type DemoEdition = 1 | 2

/** One school with its author, its reviewer and its lines. */
export type DemoStory = {
  school: string
  people: readonly string[]
  reviewer: string
  language: Tongue
  period: string
  seed: number
  /** The newest when left out. */
  edition?: DemoEdition
  lines: readonly LineOfStory[]
}
