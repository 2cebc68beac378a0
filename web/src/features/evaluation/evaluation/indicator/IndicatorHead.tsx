import type { Indicator } from 'contract/instrument/instruments'
import type { ReactNode } from 'react'
import { useWideScreen } from '../../../../kit/layouts/use-wide-screen.ts'
import { Comfort } from '../comfort/lazy-comfort.ts'
import { useShownTexts } from '../comfort/shown-texts.ts'

export function IndicatorHead({ indicator, children }: { indicator: Indicator; children?: ReactNode }) {
  const { question, help } = useShownTexts(indicator)
  // On a narrow screen these buttons stand below what is judged.
  const isWide = useWideScreen()
  return (
    <>
      <div className="lowbar:flex lowbar:flex-row-reverse lowbar:items-start lowbar:justify-between lowbar:gap-x-2">
        {isWide && (
          <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 lowbar:shrink-0">
            <div className="lowbar:hidden">{children}</div>
            <div className="min-h-11 print:hidden">
              <Comfort indicator={indicator} />
            </div>
          </div>
        )}
        <h1
          id="indicator"
          tabIndex={-1}
          className="max-w-[64ch] text-[1.375rem] max-wide:text-18 max-wide:leading-[1.2] lowbar:min-w-0"
        >
          <span className="text-link tabular-nums">{indicator.code}</span> {question}
        </h1>
      </div>
      {help !== null && <p className="mt-2 max-w-[68ch] text-text2">{help}</p>}
    </>
  )
}
