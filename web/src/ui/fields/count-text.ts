/** Digits, or groups of three as the languages write them: 1,200, 1.200, 1 200. */
const count = /^(?:\d+|\d{1,3}(?:[.,\s]\d{3})+)$/

export const countOf = (text: string): number => Number(text.replace(/\D/g, ''))

export const isCount = (text: string, most: number): boolean =>
  count.test(text.trim()) && countOf(text) <= most
