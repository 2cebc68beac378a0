import type { LineBrief } from 'contract/evaluation/lines'
import { pointsOf } from 'contract/evaluation/scores/scores'
import { isUnderWay, type StageSummary, stageOfPoints } from 'contract/evaluation/scores/stages'
import type { OptionCode } from 'contract/instrument/instruments'
import type { Voice } from './voice.ts'

/** "Base line 2026". */
export const lineName = ({ t }: Voice, { evaluation_type, year }: LineBrief): string =>
  t('evaluation.lineName', { line: t(`terms.line.${evaluation_type}`), year })

/** Text from a former edition names the question it was about. */
export const aboutFormer = (
  { t }: Voice,
  { former_code: code }: { former_code: string | null },
  text: string,
) => (code === null ? text : `${t('evaluation.writtenAbout', { code })}: ${text}`)

export const statusName = ({ t }: Voice, status: LineBrief['status']): string => t(`ui.status.${status}`)

/** A single letter, or words for an answer without one. */
export const letter = ({ t }: Voice, code: OptionCode | null): string => {
  if (code === null) return t('scores.rest.open')
  if (code === 'NA') return t('scores.rest.apart')
  return code === 'NE' ? t('scores.rest.none') : code
}

/** With its stage: "D, Transformation", "C, on the way to Transformation". */
export const letterWithStage = (voice: Voice, code: OptionCode | null): string => {
  const points = code === null ? 0 : (pointsOf(code) ?? 0)
  const stage = stageOfPoints(points)
  if (stage === 0) return letter(voice, code)
  const name = voice.t(`ui.stage.${stage}`)
  const text = isUnderWay(points) ? voice.t('results.letterUnderWay', { stage: name }) : name
  return `${letter(voice, code)}, ${text}`
}

/** The meanings of the letters in a table. */
export const letterLegend = ({ t }: Voice): string =>
  t('results.letters', {
    change: t('ui.stage.1'),
    transformation: t('ui.stage.2'),
    innovation: t('ui.stage.3'),
  })

/** "Change reached, moving into Transformation". */
export const stageText = ({ t }: Voice, { stage, moving_into: into }: StageSummary): string => {
  if (stage === null) return '–'
  if (into === null)
    return stage === 0
      ? t('figures.noStage')
      : t('documents.stages.stageReached', { stage: t(`ui.stage.${stage}`) })
  const next = t(`ui.stage.${into}`)
  return stage === 0
    ? t('figures.stageMoving', { next })
    : t('documents.stages.stageReachedMoving', { stage: t(`ui.stage.${stage}`), next })
}
