import type { Trend } from 'contract/insight/statistics/trend'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { yearText } from './trend-texts.ts'

type Props = {
  years: Trend['years']
  /** Which of them is looked at. */
  at: number
  onChange: (at: number) => void
  /** Where the first and the last year stand in the chart, in pixels. */
  from: number
  to: number
}

/** Half the width of the handle that browsers give a slider, so that a press beside a point means that point. */
const handle = 8

/** Walks the years of a chart by arrows, Home and End, or by a press; each is read out with its points. */
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
      // a first press on the year that is set changes nothing, and still asks for it
      onClick={() => onChange(at)}
      onFocus={() => onChange(at)}
      onChange={({ target }) => onChange(Number(target.value))}
      style={{ left: from - handle, width: to - from + 2 * handle }}
      className="absolute inset-y-0 h-full cursor-pointer opacity-0 print:hidden"
    />
  )
}
