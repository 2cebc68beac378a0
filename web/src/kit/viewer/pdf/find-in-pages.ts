import type { PageBlock } from './reading-of-page.ts'

const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLocaleLowerCase()

/** The page of each match, ignoring case and accents, counted from 1. */
export const findInPages = (pages: readonly (readonly PageBlock[])[], search: string): number[] => {
  const sought = fold(search.trim())
  if (sought === '') return []
  return pages.flatMap((blocks, at) =>
    blocks.flatMap(({ text }) => Array<number>(fold(text).split(sought).length - 1).fill(at + 1)),
  )
}
