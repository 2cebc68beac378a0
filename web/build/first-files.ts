import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { languages } from '../../contract/src/platform/languages.ts'
import { limits } from '../../contract/src/platform/limits.ts'
import { type Chunks, closureOf, holderOf } from './closure.ts'
import { firstQuestions, ofSchools } from './first-questions.ts'
import { type Visit, visits } from './visits.ts'

/** Title and hint of a page, by language. */
const headingsOf = (file: string): Record<string, [string, string]> =>
  Object.fromEntries(
    languages.map(({ code }) => {
      const at = new URL(`../../messages/${code}/${file}.json`, import.meta.url)
      const { title, hint } = JSON.parse(readFileSync(at, 'utf8'))
      return [code, [title, hint]]
    }),
  )

/**
 * The visits with the places of their files in one list of files, since most files belong to several; and what they
 * ask.
 */
const table = (chunks: Chunks) => {
  const files: string[] = []
  const placesOf = (modules: readonly string[]): number[] =>
    [...closureOf(modules, chunks, holderOf)].map(({ fileName }) => {
      if (!files.includes(fileName)) files.push(fileName)
      return files.indexOf(fileName)
    })
  const byVisit = Object.values<Visit>(visits).map(({ path, by, modules, texts, heading }) => {
    const ofLanguages = languages.map(({ code }) => [
      code,
      placesOf(texts.map((name) => `../messages/${code}/${name}.js`)),
    ])
    return {
      path: path.source,
      by,
      files: placesOf(modules),
      texts: Object.fromEntries(ofLanguages),
      ...(heading && { heading: { roles: heading.roles, texts: headingsOf(heading.file) } }),
    }
  })
  const questions = firstQuestions.map(({ at, ...about }) => ({ at: at.source, ...about }))
  const codes = languages.map(({ code }) => code)
  return {
    files,
    languages: codes,
    visits: byVisit,
    questions,
    ofSchools,
    timeout: limits.requestTimeoutMilliseconds,
  }
}

/** The document names what each visit needs and asks, so that `boot.js` can ask for all of it at once. */
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
