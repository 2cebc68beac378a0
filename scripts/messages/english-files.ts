import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../steps.ts'

const list = join(root, 'messages/english.ts')

const written = (): string => {
  const names = readdirSync(join(root, 'messages/en'))
    .map((file) => file.replace(/\.json$/, ''))
    .sort()
  const lines = names.map((name) => {
    const field = /^\w+$/.test(name) ? name : `'${name}'`
    return `  ${field}: typeof import('./en/${name}.json')\n`
  })
  return `/** The keys of every message: each file of en/. Written by \`npm run messages\`. */
export interface English {
${lines.join('')}}
`
}

/** TypeScript cannot read a folder, so a generated list names the English files. */
export const isListOfEnglishFresh = (): boolean => readFileSync(list, 'utf8') === written()

if (import.meta.filename === process.argv[1]) writeFileSync(list, written())
