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

/** A letter with its stage in words, reached or under way; what has no letter says why in words. */
export function LetterMark({ code, isStacked = false }: { code: OptionCode | null; isStacked?: boolean }) {
  const { t } = useTranslation()
  const points = code === null ? 0 : (pointsOf(code) ?? 0)
  const stage = stageOfPoints(points)
  if (code === null || code === 'NA' || stage === 0)
    return (
      <span className={`text-14 text-text2 ${isStacked ? 'block text-center' : ''}`}>
        {t(`scores.rest.${code === null ? 'open' : code === 'NA' ? 'apart' : 'none'}`)}
      </span>
    )
  const name = t(`ui.stage.${stage}`)
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
      <span className="text-14 text-text2">
        {isUnderWay(points) ? t('results.letterUnderWay', { stage: name }) : name}
      </span>
    </span>
  )
}
