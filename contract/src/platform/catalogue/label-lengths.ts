import type { MessageFault } from './message-fault.ts'

/** A short English text is a label: of a button, a field, a column, an entry of a menu. */
const label = { english: 30, longest: 20, times: 2.5 }
/** Programs that read workbooks refuse longer names of sheets, and names with these signs. */
const sheetName = {
  keys: /^(?:spreadsheets\.(?:(?:data|lists)\.sheets\.|draft\.(?:sheet|help)$|statistics\.sheet$)|fillable-sheets\.(?:duties|help\.sheet)$)/,
  longest: 31,
  signs: /[:\\/?*[\]]/,
}
/** Headings of texts that are read and not worked with have a line of their own, as what the plan's sheet says has. */
const isOfLongText = /\.sections\.|^plan-sheet\./

/** Labels that are right at their length, each with its reason. */
export const mayBeLong: Record<string, string> = {
  'es fields.state': 'a column among others that tell of a state',
  'vi schools.codes.levels.school': 'what the levels of a school are called there',
}

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })
export const lengthOf = (text: string): number => [...letters.segment(text)].length

export const isTooLong = (text: string, english: string): boolean =>
  lengthOf(text) > lengthOf(english) * label.times

/** How long the label may be that stands for the English one; null where it is none. */
export const longestLabel = (key: string, english: string): number | null => {
  if (sheetName.keys.test(key)) return sheetName.longest
  const length = lengthOf(english)
  const isLabel = length > 0 && length <= label.english && !english.includes('{') && !isOfLongText.test(key)
  return isLabel ? Math.max(label.longest, Math.floor(length * label.times)) : null
}

type Measured = { language: string; key: string; text: string; english: string }

/** A label so much longer than the English one that the control for which that was written cannot hold it. */
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
