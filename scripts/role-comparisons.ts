import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A role compared with a number or a name, or a list of roles' numbers. */
const comparisons = [
  /\broles?\b\)?( as \w+)? *([!=]==|[<>]=?) *([0-9]|Roles?\.)/i,
  /\b(roles|access|staff|everybody|high|all|may)\b *[:=(] *\[[0-3](, ?[0-3])*\]/,
  /\brole (= [0-9]|in \([0-9]|when [0-9])/,
]

export const comparesRoles = (line: string): boolean => comparisons.some((form) => form.test(line))

export const sourceFolders = ['contract/src', 'server/src', 'web/src', 'web/build', 'web/public']

/** Lines outside of tests that compare the number of a role, and how many files were read. */
export const roleComparisons = (root: string): { files: number; found: string[] } => {
  const files = sourceFolders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(folder, file),
      ),
    )
    .filter((file) => /(?<![.]test)[.](tsx?|js)$/.test(file))
  const found = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, at) => (comparesRoles(line) ? `${file}:${at + 1}: ${line.trim()}` : [])),
  )
  return { files: files.length, found }
}
