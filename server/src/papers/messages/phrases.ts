import type { OptionCode } from 'contract/instruments'
import type { LineBrief } from 'contract/lines'
import { pointsOf, stageOfPoints } from 'contract/scores'
import type { Voice } from './voice.ts'

/** "Base line 2026". */
export const lineName = ({ say }: Voice, { evaluation_type, year }: LineBrief): string =>
  say('evaluation.lineName', { line: say(`terms.line.${evaluation_type}`), year })

const statuses = { OPEN: 'open', 'IN REVIEW': 'review', VALIDATED: 'validated', CLOSED: 'closed' } as const

export const statusName = ({ say }: Voice, status: LineBrief['status']): string =>
  say(`ui.status.${statuses[status]}`)

/** An answer as a single letter; what has no letter is said in words. */
export const letter = ({ say }: Voice, code: OptionCode | null): string => {
  if (code === null) return say('scores.rest.open')
  if (code === 'NA') return say('scores.rest.apart')
  return code === 'NE' ? say('scores.rest.none') : code
}

/** The same with its stage: "D, Transformation". */
export const letterWithStage = (voice: Voice, code: OptionCode | null): string => {
  const stage = stageOfPoints(code === null ? 0 : (pointsOf(code) ?? 0))
  return stage === 0 ? letter(voice, code) : `${letter(voice, code)}, ${voice.say(`ui.stage.${stage}`)}`
}

export const stageName = ({ say }: Voice, stage: 0 | 1 | 2 | 3 | null): string => {
  if (stage === null) return '–'
  return stage === 0 ? say('results.noStage') : say(`ui.stage.${stage}`)
}
