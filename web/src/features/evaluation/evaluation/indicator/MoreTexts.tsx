import type { Indicator, Option } from 'contract/instrument/instruments'
import { useWideScreen } from '../../../../kit/layouts/use-wide-screen.ts'
import { Comfort } from '../comfort/lazy-comfort.ts'
import { easyTexts } from '../comfort/shown-texts.ts'
import { WholeText } from '../comfort/WholeText.tsx'
import { IndicatorHelp } from './IndicatorHelp.tsx'

// In one file, since both come after the question.
export { PartsRow } from '../aside/PartsRow.tsx'

type Props = {
  indicator: Indicator
  options: readonly Option[]
  /** Not where the page has no buttons for comfort at its head either. */
  hasComfort?: boolean
}

export function MoreTexts({ indicator, options, hasComfort = true }: Props) {
  const isWide = useWideScreen()
  return (
    <>
      {easyTexts(indicator) && <WholeText indicator={indicator} options={options} />}
      <IndicatorHelp indicator={indicator} />
      {hasComfort && !isWide && (
        <div className="min-h-11">
          <Comfort indicator={indicator} />
        </div>
      )}
    </>
  )
}
