import { mayNotApply } from 'contract/evaluation/results'
import { stageNumbers } from 'contract/evaluation/scores/stages'
import type { Indicator, Option } from 'contract/instrument/instruments'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { OptionGroup } from '../../../../ui/choices/OptionGroup.tsx'
import { OptionRadio } from '../../../../ui/choices/OptionRadio.tsx'
import { useShownTexts } from '../comfort/shown-texts.ts'
import { LevelCard } from './LevelCard.tsx'

/** The options that the scale of an indicator allows. */
export const optionsFor = ({ scale }: Indicator, options: readonly Option[]): Option[] =>
  options.filter((option) => option.scale === null || option.scale === scale)

type Props = {
  indicator: Indicator
  /** Those that fit the indicator. */
  options: readonly Option[]
  chosen: Option | undefined
  isFrozen: boolean
  onChoose: (option: Option) => void
}

/** The three levels of an indicator, each with its letters, and the answers that belong to no level. */
export function OptionChoice({ indicator, options, chosen, isFrozen, onChoose }: Props) {
  const { t } = useTranslation()
  const { levels } = useShownTexts(indicator)
  const noEvidence = options.find(({ code }) => code === 'NE')
  const notApplicable = options.find(({ code }) => code === 'NA')

  const radio = (option: Option, describedBy?: string) => (
    <OptionRadio
      key={option.id}
      value={String(option.id)}
      label={option.label}
      isDisabled={isFrozen}
      {...(option.stage === null ? { hint: option.help } : { letter: option.code, stage: option.stage })}
      {...(describedBy && { describedBy })}
    />
  )

  return (
    <OptionGroup
      label={t('evaluation.optionFor', { code: indicator.code })}
      value={chosen ? String(chosen.id) : null}
      onChoose={(value) => {
        const option = options.find(({ id }) => String(id) === value)
        if (option) onChoose(option)
      }}
    >
      <div className="grid gap-3 @desk:grid-cols-3 print:grid-cols-3">
        {stageNumbers.map((stage) => (
          <LevelCard
            key={stage}
            stage={stage}
            text={levels[stage - 1] ?? ''}
            isChosen={chosen?.stage === stage}
            id={`level-${stage}`}
          >
            {options
              .filter((option) => option.stage === stage)
              .map((option) => radio(option, `level-${stage}`))}
          </LevelCard>
        ))}
      </div>
      <div className="mt-4.5 grid auto-cols-fr gap-3 wide:grid-flow-col">
        {noEvidence && radio(noEvidence)}
        {notApplicable && mayNotApply(indicator) && radio(notApplicable)}
      </div>
    </OptionGroup>
  )
}
