import { type Entry, isProof, type Work } from './entry.ts'

type Places = {
  evaluation: number
  href: (code: string) => string
  codes: ReadonlyMap<number, string>
  letters: ReadonlyMap<number, string>
  /** The first indicator of each domain. */
  first: ReadonlyMap<number, string>
}

const places = new Map<number, Places>()

/** The page of a line stores names and addresses of its indicators. */
export const namePlaces = (line: number, named: Places): void => {
  places.set(line, named)
}

export const placeOfWork = (line: number, work: Work): Entry['place'] => {
  const named = places.get(line)
  if (!named || work.kind === 'report' || work.kind === 'duty' || isProof(work)) return null
  const code = work.kind === 'file' ? named.first.get(work.category) : named.codes.get(work.indicator ?? 0)
  if (code === undefined) return null
  const href = named.href(code)
  return {
    evaluation: named.evaluation,
    code,
    letter: 'option' in work ? named.letters.get(work.option ?? 0) : undefined,
    href: work.kind === 'rating' ? `${href}&part=raters` : href,
  }
}
