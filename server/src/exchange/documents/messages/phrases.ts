import type { LineBrief } from 'contract/evaluation/lines'
import { pointsOf } from 'contract/evaluation/scores/scores'
import { isUnderWay, type StageSummary, stageOfPoints } from 'contract/evaluation/scores/stages'
import type { OptionCode } from 'contract/instrument/instruments'
import type { Voice } from './voice.ts'

/** "Base line 2026". */
export const lineName = ({ say }: Voice, { evaluation_type, year }: LineBrief): string =>
  say('evaluation.lineName', { line: say(`terms.line.${evaluation_type}`), year })

export const statusName = ({ say }: Voice, status: LineBrief['status']): string => say(`ui.status.${status}`)

/** An answer as a single letter; what has no letter is said in words. */
export const letter = ({ say }: Voice, code: OptionCode | null): string => {
  if (code === null) return say('scores.rest.open')
  if (code === 'NA') return say('scores.rest.apart')
  return code === 'NE' ? say('scores.rest.none') : code
}

/** The same with its stage: "D, Transformation", "C, on the way to Transformation". */
export const letterWithStage = (voice: Voice, code: OptionCode | null): string => {
  const points = code === null ? 0 : (pointsOf(code) ?? 0)
  const stage = stageOfPoints(points)
  if (stage === 0) return letter(voice, code)
  const name = voice.say(`ui.stage.${stage}`)
  const said = isUnderWay(points) ? voice.say('results.letterUnderWay', { stage: name }) : name
  return `${letter(voice, code)}, ${said}`
}

/** What the letters of a table mean, once. */
export const letterLegend = ({ say }: Voice): string =>
  say('results.letters', {
    change: say('ui.stage.1'),
    transformation: say('ui.stage.2'),
    innovation: say('ui.stage.3'),
  })

/** "Change reached, moving into Transformation". */
export const stageText = ({ say }: Voice, { stage, moving_into: into }: StageSummary): string => {
  if (stage === null) return '–'
  if (into === null)
    return stage === 0
      ? say('figures.noStage')
      : say('documents.stages.stageReached', { stage: say(`ui.stage.${stage}`) })
  const next = say(`ui.stage.${into}`)
  return stage === 0
    ? say('figures.stageMoving', { next })
    : say('documents.stages.stageReachedMoving', { stage: say(`ui.stage.${stage}`), next })
}
