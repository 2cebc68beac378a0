import type { Indicator, Option } from 'contract/instrument/instruments'
import { easyTexts } from '../comfort/shown-texts.ts'
import { WholeText } from '../comfort/WholeText.tsx'
import { IndicatorHelp } from './IndicatorHelp.tsx'

/** What the instrument says beyond the short words, and what it advises to look for: each one press away. */
export function MoreTexts({ indicator, options }: { indicator: Indicator; options: readonly Option[] }) {
  return (
    <>
      {easyTexts(indicator) && <WholeText indicator={indicator} options={options} />}
      <IndicatorHelp indicator={indicator} />
    </>
  )
}
