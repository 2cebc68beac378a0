import { readOwnTexts } from '../../../i18n/read-language.ts'

/** What can be done with chosen rows comes with its words when the first row is chosen. */
export const withChosenTexts = async <Part>(load: Promise<Part>): Promise<Part> => {
  const [part] = await Promise.all([load, readOwnTexts('many')])
  return part
}
