import { existsSync, readFileSync } from 'node:fs'
import { understand } from '../../../../instrument/sheet.ts'

/** Beside the bundle; the sources have none, and parse. */
const texts = new URL('./texts.json', import.meta.url)

/** While `work` goes on, texts that the build has parsed are not parsed again; then they are forgotten. */
export const withUnderstoodTexts = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  if (!existsSync(texts)) return work()
  understand(JSON.parse(readFileSync(texts, 'utf8')))
  return work().finally(() => understand({}))
}
