import type { Indicator, Option } from 'contract/instrument/instruments'
import type { PracticeCase } from 'contract/instrument/practice-cases'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { optionsFor } from '../indicator/rules.ts'
import { ReadCount } from '../ticking/ReadCount.tsx'
import { TickedStages } from '../ticking/TickedStages.tsx'

type Props = { of: PracticeCase; indicator: Indicator; options: readonly Option[] }

export function CaseBasis({ of, indicator, options }: Props) {
  const { t } = useTranslation()
  if (of.letter === 'NA') return null
  const shown = optionsFor(indicator, options)
  return (
    <>
      <h3 className="mt-4">{t('cases.basis')}</h3>
      {indicator.scale === 2 ? (
        <ReadCount indicator={indicator} basis={of} then={null} />
      ) : (
        <TickedStages
          indicator={indicator}
          options={shown}
          chosen={shown.find(({ code }) => code === of.letter)}
          ticked={of.statements}
          isFrozen
          onTick={() => {}}
        />
      )}
    </>
  )
}
