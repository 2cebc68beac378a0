import type { Trend } from 'contract/insight/statistics/trend'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { inText } from '../../../../ui/figures/use-width.ts'
import { yearText } from './trend-texts.ts'

type Props = {
  years: Trend['years']
  at: number
  onChange: (at: number) => void
  /** Positions of the first and last year in the chart, in sixteenths of the root font size. */
  from: number
  to: number
}

/** Half the width of the browser's slider handle, so that a press hits the year below it. */
const handle = 8

/** A slider over the years of a chart; each year is announced with its values. */
export function YearSlider({ years, at, onChange, from, to }: Props) {
  const { t } = useTranslation()
  const year = years[at]
  return (
    <input
      type="range"
      min={0}
      max={years.length - 1}
      value={at}
      aria-label={t('findings.trendKeys')}
      aria-valuetext={year && yearText(t, year)}
      // A press on the year that is already set fires no change event.
      onClick={() => onChange(at)}
      onFocus={() => onChange(at)}
      onChange={({ target }) => onChange(Number(target.value))}
      style={{
        left: `calc(${inText(from)} - ${handle}px)`,
        width: `calc(${inText(to - from)} + ${2 * handle}px)`,
      }}
      className="absolute inset-y-0 h-full cursor-pointer opacity-0 print:hidden"
    />
  )
}
