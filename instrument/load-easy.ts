import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { EasyTexts } from './instrument.ts'
import { readSheet } from './sheet.ts'

/** The easy words of an indicator by its code; where it has statements, they stand for its stages. */
export type Easy = (code: string, hasStatements: boolean) => EasyTexts | null

/** Throws naming the file and the key. A folder of an edition made before there were easy words has none. */
export function loadEasy(language: string, root: string): Easy {
  const file = `${language}/easy.yaml`
  if (!existsSync(join(root, file))) return () => null
  const sheet = readSheet(root, file)
  return (code, hasStatements) => {
    const words = sheet.at(code)
    if (hasStatements) return { easy: words.text() }
    const text = (key: keyof EasyTexts) => words.at(key).text()
    return {
      easy: text('easy'),
      easy_s1: text('easy_s1'),
      easy_s2: text('easy_s2'),
      easy_s3: text('easy_s3'),
    }
  }
}
