/** Digits alone, or in groups of three as any of our languages writes them: 1,200, 1.200, 1 200. */
const count = /^(?:\d+|\d{1,3}(?:[.,\s]\d{3})+)$/

export const countOf = (text: string): number => Number(text.replace(/\D/g, ''))

/** Whether what was typed is a whole number from 0 to the most there may be. */
export const isCount = (text: string, most: number): boolean =>
  count.test(text.trim()) && countOf(text) <= most
