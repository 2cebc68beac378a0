import { limits } from '../platform/limits.ts'
import type { File } from './files.ts'
import type { Cell, Readiness } from './lines.ts'
import { type Stage, stageNumbers } from './scores/stages.ts'

/** Videos and archives are evidence, but count neither as photo nor as document. */
export type CellCount = { category: number; stage: Stage; photos: number; documents: number }

export const cellOf = (count: CellCount): Cell => ({
  ...count,
  photos_needed: limits.photosPerCell,
  documents_needed: limits.documentsPerCell,
  complete: count.photos >= limits.photosPerCell && count.documents >= limits.documentsPerCell,
})

/** Every domain × stage; `counts` may leave out cells without files. */
export const cellsOf = (categories: readonly number[], counts: readonly CellCount[]): Cell[] => {
  return categories.flatMap((category) =>
    stageNumbers.map((stage) =>
      cellOf(
        counts.find((count) => count.category === category && count.stage === stage) ?? {
          category,
          stage,
          photos: 0,
          documents: 0,
        },
      ),
    ),
  )
}

export const cellsOfFiles = (
  categories: readonly number[],
  files: readonly Pick<File, 'category' | 'stage' | 'kind'>[],
): Cell[] => {
  const counts = new Map<string, CellCount>()
  for (const { category, stage, kind } of files) {
    const key = `${category} ${stage}`
    const count = counts.get(key) ?? { category, stage, photos: 0, documents: 0 }
    counts.set(key, {
      ...count,
      photos: count.photos + (kind === 'photo' ? 1 : 0),
      documents: count.documents + (kind === 'document' ? 1 : 0),
    })
  }
  return cellsOf(categories, [...counts.values()])
}

/**
 * Whether a line may be submitted: all indicators answered, and every domain × stage with its photos and document
 * (specification §4). `counts` may leave out cells without files.
 */
export const readinessOf = (
  categories: number[],
  counts: CellCount[],
  indicators: number[],
  answered: number[],
): Readiness => {
  const have = new Set(answered)
  const missing = indicators.filter((indicator) => !have.has(indicator))
  const files = cellsOf(categories, counts)
  return {
    ready: missing.length === 0 && files.every((cell) => cell.complete),
    results: { answered: indicators.length - missing.length, total: indicators.length, missing },
    files,
  }
}
