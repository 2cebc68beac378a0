import type { Indicator } from 'contract/instrument/instruments'
import { useEasyReading } from './easy-reading.ts'

export type ShownTexts = {
  question: string
  /** Null where the stages have short texts, which need no explanation. */
  help: string | null
  levels: [string, string, string]
}

export const wholeTexts = ({ name, help, s1, s2, s3 }: Indicator): ShownTexts => ({
  question: name,
  help,
  levels: [s1, s2, s3],
})

/** Null where the edition has no short texts or one is missing, since a mixture would confuse. */
export const easyTexts = ({ easy, easy_s1, easy_s2, easy_s3 }: Indicator): ShownTexts | null =>
  easy && easy_s1 && easy_s2 && easy_s3
    ? { question: easy, help: null, levels: [easy_s1, easy_s2, easy_s3] }
    : null

/** What is shown of an indicator at first: a short sentence for each stage, and in easy reading a short question. */
export const shownTexts = (indicator: Indicator, isEasy: boolean): ShownTexts => {
  const short = easyTexts(indicator)
  if (!short) return wholeTexts(indicator)
  return isEasy ? short : { ...short, question: indicator.name }
}

export const useShownTexts = (indicator: Indicator): ShownTexts => shownTexts(indicator, useEasyReading())
