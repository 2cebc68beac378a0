import { join } from 'node:path'
import type { Rolldown } from 'vite'

const folder = join(import.meta.dirname, '..')

export type Chunks = readonly Rolldown.OutputChunk[]

export const chunkOf = (module: string, chunks: Chunks): Rolldown.OutputChunk => {
  const found = chunks.find(({ facadeModuleId }) => facadeModuleId === join(folder, module))
  if (!found) throw new Error(`${module} is not built as a file of its own: mend web/build/visits.ts`)
  return found
}

/** The built file that has a module in it, beside others or alone. */
export const holderOf = (module: string, chunks: Chunks): Rolldown.OutputChunk => {
  const found = chunks.find(({ moduleIds }) => moduleIds.includes(join(folder, module)))
  if (!found) throw new Error(`${module} is not built: mend web/build/visits.ts`)
  return found
}

/** The built files of these modules and of all that they import at once. */
export const closureOf = (
  modules: readonly string[],
  chunks: Chunks,
  find = chunkOf,
): Set<Rolldown.OutputChunk> => {
  const found = new Set(modules.map((module) => find(module, chunks)))
  // what is added while it is walked is walked too
  for (const { imports } of found) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk)
  }
  return found
}
