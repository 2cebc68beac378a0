import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite'
import { type Chunks, chunkOf, closureOf, holderOf } from './closure.ts'
import { laterParts, lazyGroups, visits } from './visits.ts'

/** The visits that need a module, as a number for each set of them; modules with the same number lie in one file. */
type NeededBy = Map<string, number>

/** The first bits of a set in `neededBy` are those of `laterParts`. */
const laterSets = 2 ** Object.keys(laterParts).length - 1

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

/** Fewer characters, before they are made small, times the visits that do not need them: a file of their own costs more. */
const tooSmall = 16_000

const neededBy = (chunks: Chunks): NeededBy => {
  const closures = [
    ...Object.values(laterParts).map((modules) => closureOf(modules, chunks, holderOf)),
    closureOf(['index.html'], chunks),
    ...Object.values(visits).map(({ modules }) => closureOf(modules, chunks)),
  ]
  const setOf = (chunk: Rolldown.OutputChunk): number =>
    closures.reduce((sum, closure, bit) => sum + (closure.has(chunk) ? 2 ** bit : 0), 0)
  const sets = new Map(chunks.map((chunk) => [chunk.fileName, setOf(chunk)]))
  const application = setOf(chunkOf('src/shell/start.tsx', chunks))
  const countOf = (set: number): number => closures.filter((_, bit) => (set & (2 ** bit)) !== 0).length
  const isSmall = (set: number): boolean => {
    const own = chunks.filter(({ fileName }) => sets.get(fileName) === set)
    const lacking = countOf(application & ~laterSets) - countOf(set & ~laterSets)
    return own.reduce((sum, { code }) => sum + code.length, 0) * lacking < tooSmall
  }
  // Small, of pages of the application alone, and standing on nothing that some of these pages lack.
  const isThere = (file: string): boolean => ((sets.get(file) ?? 0) & application) === application
  const mayComeAlong = (file: string): boolean => {
    const set = sets.get(file) ?? 0
    return (
      (set | application | laterSets) === (application | laterSets) &&
      !isLater(set) &&
      isSmall(set) &&
      standsOn(file).every((each) => isThere(each) || mayComeAlong(each))
    )
  }
  const standsOn = (file: string): string[] => chunks.find(({ fileName }) => fileName === file)?.imports ?? []
  return new Map(
    chunks.flatMap(({ fileName, moduleIds }) => {
      const set = mayComeAlong(fileName) ? application : (sets.get(fileName) ?? 0)
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

/**
 * What the same visits need lies in one file: a few files pack smaller than many and are asked for in fewer rounds.
 * A module that another imports is needed wherever that one is, so no two files can need each other.
 */
export const together = async (config: InlineConfig): Promise<Rolldown.CodeSplittingOptions> => {
  const chunks = await asTheBundlerWould(config)
  const needed = neededBy(chunks)
  const fetched = lazyFiles(chunks, needed)
  const name: Rolldown.CodeSplittingNameFunction = (id, modules) => {
    const [module, set] = [modules.getModuleInfo(id), needed.get(id)]
    // a page's own module, or the one that the document starts with
    const isAlone = !module?.importers.some((importer) => !modules.getModuleInfo(importer)?.isEntry)
    const file = fetched.get(id)
    if (file !== undefined) return `lazy-${file}`
    return set && !isAlone ? `shared-${set}` : null
  }
  return { groups: [{ name, debugName: 'together', includeDependenciesRecursively: false }] }
}
