import { useTranslation } from '../../i18n/translation.tsx'
import { StageMark, type StageShown } from './StageMark.tsx'

type Props = { stage: 0 | StageShown | null; moving_into: StageShown | null }

/** The reached stage, and below it the next one: "Change" and "Moving into Transformation". */
export function StageTexts({ stage, moving_into: into }: Props) {
  const { t } = useTranslation()
  if (stage === null) return <span className="text-text2">–</span>
  return (
    <span className="inline-grid gap-0.5">
      {stage === 0 ? <span className="text-text2">{t('figures.noStage')}</span> : <StageMark stage={stage} />}
      {into !== null && (
        <span className="text-14 text-text2">
          {t('figures.stageMoving', { next: t(`ui.stage.${into}`) })}
        </span>
      )}
    </span>
  )
}
