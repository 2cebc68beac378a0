import { useTranslation } from '../../i18n/translation.tsx'
import { StageMark, type StageShown } from './StageMark.tsx'

const stages: readonly StageShown[] = [1, 2, 3]

const mark = 'picture h-3.5 w-6 shrink-0 rounded-[2px] forced-colors:border forced-colors:border-[CanvasText]'
const fills = { 1: 'bg-f1', 2: 'bg-f2', 3: 'bg-f3' } as const

export function StageLegend() {
  const { t } = useTranslation()
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-14 text-text2">
      <li className="flex items-center gap-2">
        <span aria-hidden="true" className={`${mark} border border-dashed border-control`} />
        {t('scores.rest.none')}
      </li>
      {stages.map((stage) => (
        <li key={stage} className="flex items-center gap-2">
          <span aria-hidden="true" className={`${mark} ${fills[stage]}`} />
          <StageMark stage={stage} />
        </li>
      ))}
      <li className="flex items-center gap-2">
        <span aria-hidden="true" className={`${mark} bg-f2`} />
        {t('figures.full')}
      </li>
      <li className="flex items-center gap-2">
        <span aria-hidden="true" className={`${mark} hatched bg-f2`} />
        {t('figures.hatched')}
      </li>
    </ul>
  )
}
