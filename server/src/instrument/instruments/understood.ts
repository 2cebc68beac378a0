import { existsSync, readFileSync } from 'node:fs'
import { understand } from '../../../../instrument/sheet.ts'

/** Created by the build beside the bundle; without it texts are parsed. */
const texts = new URL('./texts.json', import.meta.url)

/** While `work` runs, texts parsed at build time are used; then they are freed. */
export const withUnderstoodTexts = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  if (!existsSync(texts)) return work()
  understand(JSON.parse(readFileSync(texts, 'utf8')))
  return work().finally(() => understand({}))
}
