import type { MessageFault } from './message-fault.ts'

/** A short English text is a label of a control. */
const label = { english: 30, longest: 20, times: 2.5 }
/** Excel refuses longer names of sheets, and names with these characters. */
const sheetName = {
  keys: /^(?:spreadsheets\.(?:(?:data|lists)\.sheets\.|draft\.(?:sheet|help)$|statistics\.sheet$)|fillable-sheets\.(?:duties|help\.sheet)$)/,
  longest: 31,
  signs: /[:\\/?*[\]]/,
}
/** Headings of long texts have a line of their own. */
const isOfLongText = /\.sections\.|^plan-sheet\./

/** Labels that may be longer, each with its reason. */
export const mayBeLong: Record<string, string> = {
  'es fields.state': 'a column among others that tell of a state',
  'vi schools.codes.levels.school': 'what the levels of a school are called there',
}

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })
export const lengthOf = (text: string): number => [...letters.segment(text)].length

export const isTooLong = (text: string, english: string): boolean =>
  lengthOf(text) > lengthOf(english) * label.times

/** The most characters of a label; null for other texts. */
export const longestLabel = (key: string, english: string): number | null => {
  if (sheetName.keys.test(key)) return sheetName.longest
  const length = lengthOf(english)
  const isLabel = length > 0 && length <= label.english && !english.includes('{') && !isOfLongText.test(key)
  return isLabel ? Math.max(label.longest, Math.floor(length * label.times)) : null
}

type Measured = { language: string; key: string; text: string; english: string }

/** A translation that is too long for the control of the English label. */
export const lengthFault = ({ language, key, text, english }: Measured): MessageFault[] => {
  const isSheetName = sheetName.keys.test(key)
  const longest = longestLabel(key, english)
  const faults: MessageFault[] = []
  if (isSheetName && sheetName.signs.test(text)) faults.push({ code: 'sheet_signs', found: text, wanted: '' })
  if (longest === null || lengthOf(text) <= longest || text.includes('{')) return faults
  if (!isSheetName && (language === 'en' || `${language} ${key}` in mayBeLong)) return faults
  const found = String(lengthOf(text))
  faults.push({ code: isSheetName ? 'sheet_name' : 'label', found, wanted: String(longest) })
  return faults
}
