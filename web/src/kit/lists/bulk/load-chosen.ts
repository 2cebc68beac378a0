import { readOwnTexts } from '../../../i18n/read-language.ts'

/** Loaded with its texts when the first row is selected. */
export const withChosenTexts = async <Part>(load: Promise<Part>): Promise<Part> => {
  const [part] = await Promise.all([load, readOwnTexts('many')])
  return part
}
