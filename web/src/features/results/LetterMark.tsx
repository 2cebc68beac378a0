import type { OptionCode } from 'contract/instruments'
import { pointsOf, stageOfPoints } from 'contract/scores'
import { useTranslation } from 'react-i18next'

const looks = [
  'border-control text-text2',
  'border-s1 bg-s1-bg text-s1',
  'border-s2 bg-s2-bg text-s2',
  'border-s3 bg-s3-bg text-s3',
] as const

/** A letter with its stage for who listens; what has no letter says why in words. */
export function LetterMark({ code }: { code: OptionCode | null }) {
  const { t } = useTranslation()
  const stage = stageOfPoints(code === null ? 0 : (pointsOf(code) ?? 0))
  if (code === null || code === 'NA' || stage === 0)
    return (
      <span className="text-14 text-text2">
        {t(`scores.rest.${code === null ? 'open' : code === 'NA' ? 'apart' : 'none'}`)}
      </span>
    )
  return (
    <span
      className={`inline-grid size-8 shrink-0 place-items-center rounded-control border font-heavy ${looks[stage]}`}
    >
      {code}
      <span className="sr-only">, {t(`ui.stage.${stage}`)}</span>
    </span>
  )
}
