import { join } from 'node:path'

type Modules = {
  getModuleInfo(id: string): {
    importedIds: readonly string[]
    dynamicImporters: readonly string[]
    isEntry: boolean
  } | null
}

const source = join(import.meta.dirname, '../src')

/** The modules of ours that one imports at once, itself among them. Packages are left to the bundler, which shakes them. */
const closureOf = (root: string, modules: Modules): Set<string> => {
  const found = new Set<string>()
  const waiting = [join(source, root)]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id) || !id.startsWith(source)) continue
    found.add(id)
    waiting.push(...(modules.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}

/** What is asked for by itself keeps a file of its own. */
const isAskedFor = (id: string, modules: Modules): boolean => {
  const module = modules.getModuleInfo(id)
  return !module || module.isEntry || module.dynamicImporters.length > 0
}

type Closures = Record<'first' | 'entrance' | 'shell', Set<string>>
let closures: Closures | null = null

/**
 * What is always loaded together lies together, since one file packs smaller than many: what login and application
 * share, and what every page of the application needs. Left to itself the bundler makes a file for each set of pages.
 */
const together = (id: string, modules: Modules): string | null => {
  closures ??= {
    first: closureOf('main.ts', modules),
    entrance: closureOf('app/entrance.tsx', modules),
    shell: closureOf('app/start.tsx', modules),
  }
  const { first, entrance, shell } = closures
  if (!shell.has(id) || first.has(id) || isAskedFor(id, modules)) return null
  return entrance.has(id) ? 'entrance' : 'shell'
}

export const chunks = {
  groups: [{ name: together, debugName: 'together', includeDependenciesRecursively: false }],
}
