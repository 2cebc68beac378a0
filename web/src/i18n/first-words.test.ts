import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { messageFiles } from './message-files.ts'

const sources = join(import.meta.dirname, '..')
const roots = [
  'shell/entrance.tsx',
  'shell/start.tsx',
  'features/insight/home/HomePage.tsx',
  'features/insight/home/load-home.ts',
  'shell/MissingPage.tsx',
]

/** Files that a page loads, without those of other routes or that load texts themselves. */
function filesOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || !existsSync(file)) return found
  found.add(file)
  const text = readFileSync(file, 'utf8')
  const statics = text.matchAll(/^(?:import|export)\s(?!type\b)[^'"]*?from '(\.[^']+)'/gm)
  const lazyFiles =
    /\/(routing|aids)\//.test(file) || text.includes('await readMoreTexts()')
      ? []
      : text.matchAll(/import\('(\.[^']+)'\)/g)
  for (const [, path = ''] of [...statics, ...lazyFiles]) {
    if (/\.tsx?$/.test(path)) filesOf(resolve(dirname(file), path), found)
  }
  return found
}

const folder = join(import.meta.dirname, '../../../messages/en')
const files: readonly string[] = Object.values(messageFiles).flat()
const keysOf = new Map(
  files.map((name) => [name, Object.keys(JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')))]),
)

/** A permission may be named like a message file; it is a message when that file has the key. */
const isMessage = (file: string, key: string): boolean => key === '' || !!keysOf.get(file)?.includes(key)

/** Message files that a source file uses, such as `home` of `home.title`. */
function roomsIn(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  return [...text.matchAll(/[`'"]([a-z]\w*)\.(\w*)/g)].flatMap(([, room = '', key = '']) =>
    keysOf.has(room) && isMessage(room, key) ? [room] : [],
  )
}

/** Parts of other features that a file renders. */
const borrowedBy = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/from '((?:\.\.\/)+[a-z]+\/[A-Z]\w*\.tsx)'/g)].map(
    ([, path = '']) => join(file, '..', path),
  )

test('what the login, the shell and home say is in the words that come first', () => {
  const first: readonly string[] = messageFiles.first
  const sourceFiles = [...new Set(roots.flatMap((root) => [...filesOf(join(sources, root))]))]
  expect(sourceFiles.length).toBeGreaterThan(60)
  // A part that is loaded later may load the texts of a page with it.
  const read = sourceFiles.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/readOwnTexts\('(\w+)'\)/g)].map(([, room]) => room),
  )
  const missing = sourceFiles.flatMap((file) =>
    roomsIn(file)
      .filter((room) => !first.includes(room) && !read.includes(room))
      .map((room) => `${room} in ${file.slice(sources.length + 1)}`),
  )
  expect(missing).toEqual([])
})

test('the words of a single page are asked for by no other, and its guard reads them', () => {
  const pages: readonly string[] = messageFiles.pages
  const guard = readFileSync(join(sources, 'shell/routing/guard.ts'), 'utf8')
  const lent = [
    'instruments in translations',
    'translations in editions',
    'cases in evaluation',
    'editions in evaluation',
    'plan in evaluation',
    'plan in results',
    'recovery in register',
    'regions in reports',
    'results in evaluation',
    'schools in evaluations',
    'schools in statistics',
    'schools in users',
    'setup in register',
    'figures in evaluation',
    'figures in results',
    'figures in statistics',
    'statistics in reports',
    'fields in statistics',
    'transfer in evaluation',
    'transfer in statistics',
    'transfer in translations',
    'users in profile',
    'setup in login',
    'users in audit',
    'audit in evaluation',
    'overdue in home',
    'schools in school',
    'fields in regions',
    'recovery in provider',
  ]
  const elsewhere = readdirSync(join(sources, 'features'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .flatMap((file) =>
      // Parts of another feature use its texts.
      [join(sources, 'features', file), ...borrowedBy(join(sources, 'features', file))]
        .flatMap(roomsIn)
        .filter((room) => pages.includes(room) && featureOf(file) !== room)
        .map((room) => `${room} in ${featureOf(file)}`),
    )
  // Loaded with a part of their page, not by its guard.
  const withPart = ['search', 'staff-home']
  for (const page of pages.filter((each) => !withPart.includes(each))) expect(guard).toContain(`'${page}'`)
  expect(elsewhere.filter((use) => !lent.includes(use))).toEqual([])
})

/** `schools` of `places/schools/SchoolsPage.tsx`. */
const featureOf = (file: string): string => file.split('/')[1] ?? ''

/** Uses texts of fields of schools and people, which only their pages load. */
const ofOwnPages = 'kit/exchange/use-field-texts.ts'

/** Message files that a file loads for its lazy parts. */
const readBy = (text: string): string[] =>
  [...text.matchAll(/readOwnTexts\(([^)]*)\)/g)].flatMap(([, rooms = '']) => rooms.match(/\w+/g) ?? [])

/** A lazy part and its texts are loaded in one declaration. */
const declarations = (text: string): string[] =>
  text.split(/\n(?=(?:export )?(?:const|async function|function) )/)

/** Texts of single pages that a page uses without loading them, and where. */
function unread(
  file: string,
  single: readonly string[],
  read: readonly string[],
  seen: Set<string>,
): string[] {
  const visit = `${file} ${[...new Set(read)].sort().join()}`
  if (seen.has(visit) || !existsSync(file)) return []
  seen.add(visit)
  const text = readFileSync(file, 'utf8')
  const own = file.endsWith(ofOwnPages)
    ? []
    : roomsIn(file).filter((room) => single.includes(room) && !read.includes(room))
  const follow = (paths: RegExpStringIterator<RegExpExecArray>, known: readonly string[]) =>
    [...paths].flatMap(([, path = '']) =>
      /\.tsx?$/.test(path) ? unread(resolve(dirname(file), path), single, known, seen) : [],
    )
  return [
    ...own.map((room) => `${room} in ${file.slice(sources.length + 1)}`),
    ...follow(text.matchAll(/^(?:import|export)\s(?!type\b)[^'"]*?from '(\.[^']+)'/gm), read),
    ...(/\/(routing|aids)\//.test(file) ? [] : declarations(text)).flatMap((declared) =>
      follow(declared.matchAll(/import\('(\.[^']+)'\)/g), [...read, ...readBy(declared)]),
    ),
  ]
}

test('the guard of each page reads all the words that the page and its parts say, however deep they lie', () => {
  const single = messageFiles.pages
  const routing = join(sources, 'shell/routing')
  const guard = readFileSync(join(routing, 'guard.ts'), 'utf8')
  const pages = readdirSync(routing)
    .filter((file) => file.endsWith('-routes.ts'))
    .flatMap((file) =>
      [
        ...readFileSync(join(routing, file), 'utf8').matchAll(
          /guard\('(\w+)'\)(?:(?!createRoute)[\s\S])*?import\('(\.[^']+)'\)/g,
        ),
      ].map(([, route = '', page = '']) => ({ route, page: resolve(routing, page) })),
    )
  expect(pages.length).toBeGreaterThan(25)
  const missing = pages.flatMap(({ route, page }) => {
    const byGuard = new RegExp(`^  ${route}: \\[(.*)\\]`, 'm').exec(guard)?.[1]?.match(/\w+/g) ?? []
    return unread(page, single, byGuard, new Set()).map((each) => `${route}: ${each}`)
  })
  expect([...new Set(missing)]).toEqual([])
})
