import type { Indicator, Option } from 'contract/instrument/instruments'
import { easyTexts } from '../comfort/shown-texts.ts'
import { WholeText } from '../comfort/WholeText.tsx'
import { IndicatorHelp } from './IndicatorHelp.tsx'

type Props = {
  indicator: Indicator
  options: readonly Option[]
  /** Somebody practises already, and needs no way there. */
  isOfCase?: boolean
}

/** What the instrument says beyond the short words, and what it advises to look for: each one press away. */
export function MoreTexts({ indicator, options, isOfCase = false }: Props) {
  return (
    <>
      {easyTexts(indicator) && <WholeText indicator={indicator} options={options} />}
      <IndicatorHelp indicator={indicator} isOfCase={isOfCase} />
    </>
  )
}
