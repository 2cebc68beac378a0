import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sourceRoot } from './sheet.ts'

/** The folders of all editions, the oldest first. */
export function editionFolders(home: string = sourceRoot): string[] {
  const numbers = readdirSync(home).flatMap((name) => /^edition-(\d+)$/.exec(name)?.[1] ?? [])
  return numbers
    .sort((one, other) => Number(one) - Number(other))
    .map((number) => editionFolder(+number, home))
}

export function editionFolder(number: number, home: string = sourceRoot): string {
  return join(home, `edition-${number}`)
}

/** The newest edition that has this file: words of the plan are the same for all, and a language may come later. */
export function newestWith(file: string, home: string = sourceRoot): string {
  const folder = editionFolders(home).findLast((each) => existsSync(join(each, file)))
  if (folder === undefined) throw new Error(`${file}: no edition in ${home} has the file`)
  return folder
}
