import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { visits } from './visits.ts'

const folder = join(import.meta.dirname, '..')
const languages = ['en', 'pt', 'es', 'vi', 'hi', 'id']

type Chunks = readonly Rolldown.OutputChunk[]

/** A module's file and all that it imports. */
const filesOf = (module: string, chunks: Chunks): string[] => {
  const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === join(folder, module))
  if (!chunk) throw new Error(`${module} is not built as a file of its own: mend web/build/visits.ts`)
  const found = new Set([chunk.fileName])
  // what is added while it is walked is walked too
  for (const file of found) {
    for (const imported of chunks.find(({ fileName }) => fileName === file)?.imports ?? [])
      found.add(imported)
  }
  return [...found]
}

/** The visits with the places of their files in one list of files, since most files belong to several. */
const table = (chunks: Chunks) => {
  const files: string[] = []
  const placesOf = (modules: readonly string[]): number[] =>
    [...new Set(modules.flatMap((module) => filesOf(module, chunks)))].map((file) => {
      if (!files.includes(file)) files.push(file)
      return files.indexOf(file)
    })
  const byVisit = Object.values(visits).map(({ path, by, modules, words }) => {
    const ofLanguages = languages.map((language) => [
      language,
      placesOf(words.map((word) => `src/i18n/${language}/${word}`)),
    ])
    return { path: path.source, by, files: placesOf(modules), words: Object.fromEntries(ofLanguages) }
  })
  return { files, visits: byVisit }
}

/** The document names what each visit needs, so that `boot.js` can ask for all of it at once. */
export function firstFiles(): Plugin {
  return {
    name: 'first-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const chunks = Object.values(bundle ?? {}).filter((file) => file.type === 'chunk')
        const data = `<script type="application/json" id="first-files">${JSON.stringify(table(chunks))}</script>`
        return html.replace('<script src="/boot.js">', () => `${data}\n    <script src="/boot.js">`)
      },
    },
  }
}
