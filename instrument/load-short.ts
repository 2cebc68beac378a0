import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readSheet } from './sheet.ts'

/** The short name of an indicator by its code; null in a folder of an edition made before there were any. */
export function loadShort(language: string, root: string): (code: string) => string | null {
  const file = `${language}/short.yaml`
  if (!existsSync(join(root, file))) return () => null
  const sheet = readSheet(root, file)
  return (code) => sheet.at(code).at('short').text()
}
