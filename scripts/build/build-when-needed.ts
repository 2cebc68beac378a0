import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { lineOf, root } from '../steps.ts'
import { fingerprintOf } from './fingerprint.ts'
import { buildServer } from './server.ts'

type Part = { name: string; from: string[]; makes: string; build: () => Promise<unknown> }

const everyPart = ['package-lock.json', 'tsconfig.json', 'scripts/build', 'contract', 'messages']

const parts: Part[] = [
  {
    name: 'build web',
    from: [...everyPart, 'web', 'instrument'],
    makes: 'web/dist/index.html',
    build: async () => {
      const { build } = await import('vite')
      await build({ configFile: join(root, 'web/vite.config.ts'), logLevel: 'warn' })
    },
  },
  {
    name: 'build server',
    from: [...everyPart, 'server/package.json', 'server/src', 'instrument'],
    makes: 'server/dist/main.js',
    build: () => buildServer(),
  },
]

export const buildWhenNeeded = async (): Promise<void> => {
  for (const part of parts) {
    const fingerprint = fingerprintOf(part.from)
    if (isBuilt(part, fingerprint)) continue
    const started = performance.now()
    await part.build()
    remember(part, fingerprint)
    console.log(lineOf({ name: part.name, ok: true, seconds: (performance.now() - started) / 1000 }))
  }
}

/** Outside of the built folders, since the web's are served. */
const memoryOf = ({ name }: Part) => join(root, 'node_modules/.cache/vereda', name.replace(' ', '-'))

const isBuilt = (part: Part, fingerprint: string) =>
  existsSync(join(root, part.makes)) &&
  existsSync(memoryOf(part)) &&
  readFileSync(memoryOf(part), 'utf8') === fingerprint

const remember = (part: Part, fingerprint: string) => {
  mkdirSync(dirname(memoryOf(part)), { recursive: true })
  writeFileSync(memoryOf(part), fingerprint)
}
