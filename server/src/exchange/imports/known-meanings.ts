import { withReleasedTexts } from '../../platform/catalogue/current-corrections.ts'

/**
 * What the words of a file mean, as released and as corrected: a file may be older than a correction. A word that a
 * correction gave another meaning means nothing, so that its row is refused and not read as what it does not say.
 */
export const knownMeanings = <Meaning>(list: () => readonly (readonly [word: string, Meaning])[]) => {
  const released = withReleasedTexts(list)
  const known = new Map(released)
  const corrected = list().filter(
    ([word, meaning]) => !released.some(([each, its]) => each === word && its === meaning),
  )
  const isNew = new Set(corrected.map(([word]) => word).filter((word) => !known.has(word)))
  for (const [word, meaning] of corrected) if (isNew.has(word)) known.set(word, meaning)
  for (const [word, meaning] of corrected) if (known.get(word) !== meaning) known.delete(word)
  return known
}
