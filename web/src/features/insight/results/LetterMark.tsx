import { pointsOf } from 'contract/evaluation/scores/scores'
import { isUnderWay, stageOfPoints } from 'contract/evaluation/scores/stages'
import type { OptionCode } from 'contract/instrument/instruments'
import { useTranslation } from '../../../i18n/translation.tsx'

const styles = [
  'border-control text-text2',
  'border-s1 bg-s1-bg text-text',
  'border-s2 bg-s2-bg text-text',
  'border-s3 bg-s3-bg text-text',
] as const

type Code = OptionCode | null

/** The letter's stage, reached or in progress; NA and NE are explained. */
const useLetterText = (code: Code): { stage: 0 | 1 | 2 | 3; text: string } => {
  const { t } = useTranslation()
  const points = code === null ? 0 : (pointsOf(code) ?? 0)
  const stage = code === null || code === 'NA' ? 0 : stageOfPoints(points)
  if (stage === 0) {
    const text = t(`scores.rest.${code === null ? 'open' : code === 'NA' ? 'apart' : 'none'}`)
    return { stage, text }
  }
  const name = t(`ui.stage.${stage}`)
  return { stage, text: isUnderWay(points) ? t('results.letterUnderWay', { stage: name }) : name }
}

export function LetterText({ code }: { code: Code }) {
  return useLetterText(code).text
}

type Props = {
  code: Code
  isStacked?: boolean
  /** The text is shown elsewhere. */
  isBare?: boolean
}

export function LetterMark({ code, isStacked = false, isBare = false }: Props) {
  const { stage, text } = useLetterText(code)
  if (stage === 0 && isBare) return null
  if (stage === 0)
    return <span className={`text-14 text-text2 ${isStacked ? 'block text-center' : ''}`}>{text}</span>
  return (
    <span
      className={
        isStacked
          ? 'flex flex-col items-center gap-0.5 text-center leading-tight'
          : 'inline-flex items-center gap-2'
      }
    >
      <span
        className={`inline-grid size-8 shrink-0 place-items-center rounded-control border font-heavy ${styles[stage]}`}
      >
        {code}
      </span>
      {!isBare && <span className="text-14 text-text2">{text}</span>}
    </span>
  )
}
