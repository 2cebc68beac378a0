import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

type Reading = { pages: number; links: number; complaints: string[] }

/** Finds links and paths in our pages that do not exist. */
export const readPages = (root: string): Reading => {
  const pages = pagesOf(root)
  const links = pages.flatMap((page) =>
    pointedTo(page, readFileSync(join(root, page), 'utf8')).map((path) => ({ page, path })),
  )
  const broken = links
    .filter(({ path }) => !existsSync(join(root, path)))
    .map(({ page, path }) => `${page} points to ${path}, which is not there`)
  return { pages: pages.length, links: links.length, complaints: [...broken, ...sharedNumbers(pages)] }
}

const pagesOf = (root: string): string[] => {
  const inDocs = existsSync(join(root, 'docs'))
    ? readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' }).map((file) => `docs/${file}`)
    : []
  return [...readdirSync(root), ...inDocs].filter((file) => file.endsWith('.md')).sort()
}

/** Paths from the root: targets of links, and paths in backticks. */
const pointedTo = (page: string, text: string): string[] => [...linked(page, text), ...inBackticks(text)]

const linked = (page: string, text: string): string[] =>
  [...text.matchAll(/\]\(([^)#\s]+)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => join(dirname(page), target))

/** A file is recognised by its extension, a folder by its first part. */
const file = /^[\w@.-]+(\/[\w.-]+)+[.](ts|tsx|mjs|cjs|css|sql|json|md|yaml|sh|html)$/
const folder = /^(contract|server|web|instrument|docs|e2e|scripts|bench)\/[\w./-]+$/
/** Built files are not in the repository. */
const made = /(^|\/)dist(\/|$)/

const inBackticks = (text: string): string[] =>
  [...text.matchAll(/`([^`\n]+)`/g)]
    .map(([, written = '']) => written)
    .filter((written) => (file.test(written) || folder.test(written)) && !made.test(written))

/** Decisions are cited by number, so numbers must be unique. */
const sharedNumbers = (pages: string[]): string[] => {
  const decisions = pages.filter((page) => page.startsWith('docs/decisions/'))
  const numberOf = (page: string) => page.slice('docs/decisions/'.length).split('-')[0]
  return decisions
    .filter((page, at) => decisions.findIndex((other) => numberOf(other) === numberOf(page)) < at)
    .map((page) => `${page} has the number of another decision`)
}
