import type { Indicator } from 'contract/instrument/instruments'
import { useEasyReading } from './easy-reading.ts'

export type ShownTexts = {
  isEasy: boolean
  question: string
  help: string | null
  levels: [string, string, string]
}

export const wholeTexts = ({ name, help, s1, s2, s3 }: Indicator): ShownTexts => ({
  isEasy: false,
  question: name,
  help,
  levels: [s1, s2, s3],
})

/** The short words; null where the edition has none, or where one is missing: half of both would only confuse. */
export const easyTexts = ({ easy, easy_s1, easy_s2, easy_s3 }: Indicator): ShownTexts | null =>
  easy && easy_s1 && easy_s2 && easy_s3
    ? { isEasy: true, question: easy, help: null, levels: [easy_s1, easy_s2, easy_s3] }
    : null

/** What the page says of an indicator: the short words in easy reading, otherwise its whole text. */
export const useShownTexts = (indicator: Indicator): ShownTexts =>
  (useEasyReading() && easyTexts(indicator)) || wholeTexts(indicator)
