import type { Indicator } from 'contract/instrument/instruments'
import { useEasyReading } from './easy-reading.ts'

export type ShownTexts = {
  question: string
  /** Only where there are no short words for the stages: those need no explanation. */
  help: string | null
  levels: [string, string, string]
}

export const wholeTexts = ({ name, help, s1, s2, s3 }: Indicator): ShownTexts => ({
  question: name,
  help,
  levels: [s1, s2, s3],
})

/** The short words; null where the edition has none, or where one is missing: half of both would only confuse. */
export const easyTexts = ({ easy, easy_s1, easy_s2, easy_s3 }: Indicator): ShownTexts | null =>
  easy && easy_s1 && easy_s2 && easy_s3
    ? { question: easy, help: null, levels: [easy_s1, easy_s2, easy_s3] }
    : null

/** What the page says of an indicator at first: one short sentence for each stage, and in easy reading a short question too. */
export const shownTexts = (indicator: Indicator, isEasy: boolean): ShownTexts => {
  const short = easyTexts(indicator)
  if (!short) return wholeTexts(indicator)
  return isEasy ? short : { ...short, question: indicator.name }
}

export const useShownTexts = (indicator: Indicator): ShownTexts => shownTexts(indicator, useEasyReading())
