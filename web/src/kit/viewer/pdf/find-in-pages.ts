import type { PageBlock } from './reading-of-page.ts'

const letters = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLocaleLowerCase()

/** The page of each place where the words stand, without regard to case and accents; pages count from 1. */
export const findInPages = (pages: readonly (readonly PageBlock[])[], words: string): number[] => {
  const sought = letters(words.trim())
  if (sought === '') return []
  return pages.flatMap((blocks, at) =>
    blocks.flatMap(({ text }) => Array<number>(letters(text).split(sought).length - 1).fill(at + 1)),
  )
}
