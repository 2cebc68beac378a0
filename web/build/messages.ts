import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'
import { digestOf } from '../../contract/src/platform/catalogue/digest.ts'
import { newestPlanSheet } from '../../instrument/plan-sheet.ts'
import { sourceRoot } from '../../instrument/sheet.ts'
import { messageFiles, sharedChunks } from '../src/i18n/message-files.ts'
import type { Message, Texts } from '../src/i18n/translation.tsx'

const folder = join(import.meta.dirname, '../../messages')
const { first, rest, aids, pages, parts, longTexts } = messageFiles
const ownFiles = [...pages, ...parts, ...longTexts]

const chunkWith = (file: string): string =>
  Object.entries(sharedChunks).find(([, files]) => files.includes(file))?.[0] ?? file

type Group = { [name: string]: string | Group }
/** Messages as they reach the browser. */
export const compiled = (group: Group): Texts =>
  Object.fromEntries(
    Object.entries(group).map(([name, node]) => [
      name,
      typeof node === 'string' ? (compile(node) as Message) : compiled(node),
    ]),
  )

const pathOf = (language: string, file: string): string => {
  const path = join(folder, language, `${file}.json`)
  return existsSync(path) ? path : join(folder, 'en', `${file}.json`)
}

const bringing = (id: string): string => `() => import(${JSON.stringify(id)})`
const objectOf = (entries: [string, string][]): string =>
  `{ ${entries.map(([name, code]) => `${JSON.stringify(name)}: ${code}`).join(', ')} }`

/** What pages read of the plan's sheet is built by `plan-texts.ts`. */
const planSheet = 'plan-sheet'

const groupsOf = (language: string): Group[] => {
  const names = readdirSync(join(folder, language))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
  return [...names, planSheet]
    .sort()
    .map((file) =>
      file === planSheet
        ? (newestPlanSheet(language, sourceRoot) ?? {})
        : (JSON.parse(readFileSync(join(folder, language, `${file}.json`), 'utf8')) as Group),
    )
}

/** As the server makes them (server/src/platform/catalogue/released.ts). */
const digestsOf = (languages: string[]): string => {
  const english = groupsOf('en')
  return JSON.stringify(
    Object.fromEntries(
      languages.map((language) => [
        language,
        digestOf(language === 'en' ? [english] : [english, groupsOf(language)]),
      ]),
    ),
  )
}

/** The readers of all languages, or one chunk of a language. */
const codeOf = (language: string | undefined, chunk: string, watch: (path: string) => void): string => {
  if (language === undefined) {
    const languages = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    if (chunk === 'digests') return digestsOf(languages.map(({ name }) => name))
    const readers = (name: string) =>
      objectOf(['first', 'rest', 'own'].map((each) => [each, bringing(`virtual:messages/${name}/${each}`)]))
    return objectOf(languages.map(({ name }) => [name, readers(name)]))
  }
  if (chunk === 'own')
    return objectOf(
      ['aids', ...ownFiles].map((name) => [
        name,
        bringing(`virtual:messages/${language}/${chunkWith(name)}`),
      ]),
    )
  const files = { first, rest, aids, ...sharedChunks }[chunk] ?? [chunk]
  const texts = files.map((file) => {
    const path = pathOf(language, file)
    watch(path)
    return [file, compiled(JSON.parse(readFileSync(path, 'utf8')) as Group)]
  })
  return JSON.stringify(Object.fromEntries(texts))
}

/** `virtual:messages/es/first` is built as if it were a file beside the messages that it is made of. */
export const chunkOfMessages = (language: string, chunk: string): string =>
  join(folder, language, `${chunk}.js`)

/**
 * The messages reach the browser compiled, in chunks of a language each, so that nothing there reads ICU. What a
 * language lacks is in English.
 */
export function messages(): Plugin {
  const built = new RegExp(`^${folder}/(?:([a-z]{2})/)?([\\w-]+)\\.js$`)
  return {
    name: 'messages',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^virtual:messages(?:\/|$)/ },
      handler(id) {
        const [, language, chunk] = id.split('/')
        if (language && chunk) return chunkOfMessages(language, chunk)
        return join(folder, language === 'digests' ? 'digests.js' : 'messages.js')
      },
    },
    load: {
      filter: { id: built },
      handler(id) {
        const [, language, chunk = ''] = built.exec(id) ?? []
        const code = codeOf(language, chunk, (path) => this.addWatchFile(path))
        return { code: `export default ${code}`, map: null, moduleType: 'js' }
      },
    },
    configureServer({ watcher, moduleGraph, ws }) {
      watcher.add(folder)
      watcher.on('change', (path) => {
        if (!path.startsWith(folder)) return
        moduleGraph.invalidateAll()
        ws.send({ type: 'full-reload' })
      })
    },
  }
}
