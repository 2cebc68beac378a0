import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite'
import { type Chunks, closureOf, holderOf } from './closure.ts'
import { laterParts, lazyGroups } from './later-parts.ts'
import { onWeakLines, type VisitName, visits } from './visits.ts'

/** The visits that need a module, as a number for each set of them; modules with the same number lie in one file. */
type NeededBy = Map<string, number>

/** The first bits of a set in `neededBy` are those of `laterParts`; the next is the document's, and then the visits'. */
const laterSets = 2 ** Object.keys(laterParts).length - 1
const firstVisit = (laterSets + 1) * 2

/** Whether no visit needs at first what has this number. */
const isLater = (set = 0): boolean => (set | laterSets) === laterSets

/** What no visit needs at first and a page fetches behind itself: the name of its file. */
const lazyFiles = (chunks: Chunks, needed: NeededBy): Map<string, string> => {
  const closures = Object.entries(lazyGroups).map(([name, modules]) => ({
    name,
    files: closureOf(modules, chunks, holderOf),
  }))
  return new Map(
    chunks.flatMap((chunk) => {
      const file = closures.find(({ files }) => files.has(chunk))
      return file
        ? chunk.moduleIds.filter((id) => isLater(needed.get(id))).map((id) => [id, file.name] as const)
        : []
    }),
  )
}

/** What a request weighs: as much as so many characters, before they are made small, that come without being needed. */
const request = 16_000

/** How often a set is loaded: three times as much where lines are weakest. */
const weightOf = (set: number): number =>
  (Object.keys(visits) as VisitName[]).reduce(
    (sum, name, at) => sum + (set & (firstVisit << at) ? (onWeakLines.includes(name) ? 3 : 1) : 0),
    (set & laterSets).toString(2).replaceAll('0', '').length,
  )

/** Whether everything that needs the one needs the other. */
const isWithin = (set: number, other: number): boolean => (set | other) === other

/**
 * Small files come along with one that more visits need where that is cheaper than to ask for them, the best first;
 * what they stand on has to be there wherever that one is.
 */
const withSmallOnesMerged = (chunks: Chunks, sets: ReadonlyMap<string, number>): Map<string, number> => {
  const merged = new Map(sets)
  const setOf = (file: string): number => merged.get(file) ?? 0
  for (;;) {
    const groups = [...new Set(merged.values())].filter((set) => !isLater(set))
    const ways = groups.flatMap((small) => {
      const own = chunks.filter(({ fileName }) => setOf(fileName) === small)
      const size = own.reduce((sum, { code }) => sum + code.length, 0)
      const around = new Set(own.flatMap(({ imports }) => imports.map(setOf)).filter((set) => set !== small))
      return groups
        .filter((large) => large !== small && isWithin(small, large))
        .filter((large) => [...around].every((set) => isWithin(large, set)))
        .map((large) => ({
          own,
          large,
          gain: request * weightOf(small) - size * weightOf(large & ~small & ~laterSets),
        }))
    })
    const [best] = ways.filter(({ gain }) => gain > 0).sort((one, other) => other.gain - one.gain)
    if (!best) return merged
    for (const { fileName } of best.own) merged.set(fileName, best.large)
  }
}

const neededBy = (chunks: Chunks): NeededBy => {
  const closures = [
    ...Object.values(laterParts).map((modules) => closureOf(modules, chunks, holderOf)),
    closureOf(['index.html'], chunks),
    ...Object.values(visits).map(({ modules }) => closureOf(modules, chunks)),
  ]
  const setOf = (chunk: Rolldown.OutputChunk): number =>
    closures.reduce((sum, closure, bit) => sum + (closure.has(chunk) ? 2 ** bit : 0), 0)
  const sets = withSmallOnesMerged(chunks, new Map(chunks.map((chunk) => [chunk.fileName, setOf(chunk)])))
  return new Map(
    chunks.flatMap(({ fileName, moduleIds }) => {
      const set = sets.get(fileName) ?? 0
      return set === 0 ? [] : moduleIds.map((id) => [id, set] as const)
    }),
  )
}

const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  load: (id) => (id.endsWith('.css') ? '' : null),
}

/** What lies where when the bundler alone decides: a file for each set of pages, hundreds of them. */
const asTheBundlerWould = async (config: InlineConfig): Promise<Chunks> => {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    plugins: [withoutStyles, ...(config.plugins ?? [])],
    build: { ...config.build, write: false, minify: false },
  })
  const { output } = [built].flat()[0] as Rolldown.RolldownOutput
  return output.filter((file) => file.type === 'chunk')
}

const firstTexts = /\/messages\/([a-z]{2})\/first\.js$/
const wordsOfControls =
  /\/(?:react-aria-components\/i18n|control-words)\/([a-z]{2})(?:-[A-Z]{2})?\.(?:mjs|ts)$/

/** React Aria's words are read with the first messages of a language, so both lie in one file. */
const firstTextsOf = (id: string): string | null => {
  const [, language] = wordsOfControls.exec(id) ?? firstTexts.exec(id) ?? []
  return language ? `texts/${language}/first` : null
}

/**
 * What the same visits need lies in one file: a few files pack smaller than many and are asked for in fewer rounds.
 * A module that another imports is needed wherever that one is, so no two files can need each other.
 */
export const together = async (config: InlineConfig): Promise<Rolldown.CodeSplittingOptions> => {
  const chunks = await asTheBundlerWould(config)
  const needed = neededBy(chunks)
  const fetched = lazyFiles(chunks, needed)
  const name: Rolldown.CodeSplittingNameFunction = (id, modules) => {
    const [module, set, file] = [modules.getModuleInfo(id), needed.get(id), fetched.get(id)]
    const texts = firstTextsOf(id)
    if (texts !== null) return texts
    if (file !== undefined) return `lazy-${file}`
    // the document, and the module that it starts with
    const isEntry = [id, ...(module?.importers ?? [])].some((each) => modules.getModuleInfo(each)?.isEntry)
    return set && !isEntry ? `shared-${set}` : null
  }
  return { groups: [{ name, debugName: 'together', includeDependenciesRecursively: false }] }
}
