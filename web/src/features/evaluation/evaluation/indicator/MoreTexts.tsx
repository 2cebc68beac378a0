import type { Indicator, Option } from 'contract/instrument/instruments'
import { easyTexts } from '../comfort/shown-texts.ts'
import { WholeText } from '../comfort/WholeText.tsx'
import { IndicatorHelp } from './IndicatorHelp.tsx'

export function MoreTexts({ indicator, options }: { indicator: Indicator; options: readonly Option[] }) {
  return (
    <>
      {easyTexts(indicator) && <WholeText indicator={indicator} options={options} />}
      <IndicatorHelp indicator={indicator} />
    </>
  )
}
