import type { Messages } from './read-messages.ts'

/** A short English text is a label: of a button, a field, a column, an entry of a menu. */
const label = { english: 30, longest: 20, times: 2.5 }
/** Programs that read workbooks refuse longer names of sheets. */
const sheetName = { keys: 'spreadsheets.data.sheets.', longest: 31 }
/** Headings of texts that are read and not worked with have a line of their own. */
const isOfLongText = /\.sections\./

/** Labels that are right at their length, each with its reason. */
export const mayBeLong: Record<string, string> = {
  'es fields.state': 'a column among others that tell of a state',
  'vi schools.codes.levels.school': 'what the levels of a school are called there',
}

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })
const lengthOf = (text: string): number => [...letters.segment(text)].length

/** Labels so much longer than the English ones that the control for which those were written cannot hold them. */
export function findTooLong(language: string, messages: Messages, english: Messages): string[] {
  return [...messages].flatMap(([key, text]) => {
    const [length, model] = [lengthOf(text), lengthOf(english.get(key) ?? '')]
    if (key.startsWith(sheetName.keys) && length > sheetName.longest)
      return [`${key} has ${length} characters, a sheet's name at most ${sheetName.longest}`]
    const isLabel = model > 0 && model <= label.english && !text.includes('{') && !isOfLongText.test(key)
    const isLong = isLabel && length > label.longest && length > model * label.times
    return isLong && !(`${language} ${key}` in mayBeLong)
      ? [`${key} has ${length} characters, English ${model} (if that is right: ${listed})`]
      : []
  })
}

const listed = 'add it to mayBeLong of scripts/messages/too-long.ts'

/** Entries that no label needs any more. */
export const findSpareLong = (language: string, messages: Messages, english: Messages): string[] =>
  Object.keys(mayBeLong)
    .filter((entry) => entry.startsWith(`${language} `))
    .map((entry) => entry.slice(language.length + 1))
    .filter((key) => lengthOf(messages.get(key) ?? '') <= lengthOf(english.get(key) ?? '') * label.times)
    .map((key) => `${key} is excused in too-long.ts and is not long`)
