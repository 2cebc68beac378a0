import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf, parseYaml, type Understood } from '../../instrument/sheet.ts'
import { root } from '../steps.ts'

/** The instrument's texts as parsed by the server, which took a fifth of its start. */
export const writeUnderstood = (folder: string): void => {
  const instrument = join(root, 'instrument')
  const texts = readdirSync(instrument, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    // The order of a directory listing is undefined.
    .sort()
    .map((file) => readFileSync(join(instrument, file), 'utf8'))
  const understood: Understood = Object.fromEntries(texts.map((text) => [hashOf(text), parseYaml(text)]))
  writeFileSync(join(folder, 'texts.json'), JSON.stringify(understood))
}
