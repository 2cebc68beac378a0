import { diffArrays } from 'diff'

/** A stretch of words that both have, or that one of them has alone; `at`: which one it is, from 0. */
export type WordChange = { at: number; kind: 'same' | 'added' | 'removed'; text: string }

type Part = Omit<WordChange, 'at'>

const isBlank = (text: string): boolean => text.trim() === ''
const isSpace = ({ kind, text }: Part): boolean => kind === 'same' && isBlank(text) && !text.includes('\n')

/** Words that were written anew one after the other are read as two stretches, not word by word. */
const joined = (parts: readonly Part[]): Part[] => {
  const without = (kind: Part['kind']) =>
    parts
      .filter((part) => part.kind !== kind)
      .map(({ text }) => text)
      .join('')
  const [removed, added] = [without('added'), without('removed')]
  if (isBlank(removed) || isBlank(added)) return [...parts]
  // a space after both is no change
  const end = removed.endsWith(' ') && added.endsWith(' ') ? ' ' : ''
  const read: Part[] = [
    { kind: 'removed', text: removed.slice(0, removed.length - end.length) },
    { kind: 'added', text: added.slice(0, added.length - end.length) },
  ]
  return end ? [...read, { kind: 'same', text: end }] : read
}

/** From the earlier words to the newer ones, in the order in which they are read. */
export const wordChanges = (earlier: string, newer: string, locale: string): WordChange[] => {
  // languages without spaces between words have words all the same
  const segmenter = new Intl.Segmenter(locale, { granularity: 'word' })
  const segmentsOf = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment)
  const parts = diffArrays(segmentsOf(earlier), segmentsOf(newer)).map(
    ({ added, removed, value }): Part => ({
      kind: added ? 'added' : removed ? 'removed' : 'same',
      text: value.join(''),
    }),
  )
  const isChange = (part: Part | undefined) => part !== undefined && part.kind !== 'same'
  const read: Part[] = []
  let stretch: Part[] = []
  for (const [at, part] of parts.entries()) {
    if (isChange(part) || (stretch.length > 0 && isSpace(part) && isChange(parts[at + 1]))) stretch.push(part)
    else {
      read.push(...joined(stretch), part)
      stretch = []
    }
  }
  return [...read, ...joined(stretch)].map((part, at) => ({ at, ...part }))
}
