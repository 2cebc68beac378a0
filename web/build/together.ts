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

type Closures = Record<'first' | 'entrance' | 'application', Set<string>>
let closures: Closures | null = null

/**
 * What login and application share lies together, since one file packs smaller than many; left to itself the bundler
 * makes a file for each set of pages. What the application alone needs is left to it: put together, that file and the
 * application's own need each other, and neither starts.
 */
const together = (id: string, modules: Modules): string | null => {
  closures ??= {
    first: closureOf('main.ts', modules),
    entrance: closureOf('app/entrance.tsx', modules),
    application: closureOf('app/start.tsx', modules),
  }
  const { first, entrance, application } = closures
  const isShared = entrance.has(id) && application.has(id)
  return isShared && !first.has(id) && !isAskedFor(id, modules) ? 'entrance' : null
}

export const chunks = {
  groups: [{ name: together, debugName: 'together', includeDependenciesRecursively: false }],
}
