import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Understood, understand } from '../../../instrument/sheet.ts'

declare global {
  var understoodTexts: Understood | undefined
}
const built = process.env['BUILT_PROGRAMS']

// The build has parsed the instrument's texts, as for a start in production: parsing them takes a second for each file.
if (built) globalThis.understoodTexts ??= JSON.parse(readFileSync(join(built, 'texts.json'), 'utf8'))
understand(globalThis.understoodTexts ?? {})
