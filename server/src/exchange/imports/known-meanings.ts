import { withFormerTexts, withReleasedTexts } from '../../platform/catalogue/current-corrections.ts'

/**
 * The meanings of labels in files, as released and as corrected: a file may be older than a correction. A label with
 * two meanings has none, so that its row is refused and not misread. A former correction keeps its meaning, unless
 * the label now means something else.
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
  takeFormer(known, [...released, ...corrected], withFormerTexts(list).flat())
  return known
}

type Meant<Meaning> = readonly (readonly [word: string, Meaning])[]

const takeFormer = <Meaning>(
  known: Map<string, Meaning>,
  now: Meant<Meaning>,
  former: Meant<Meaning>,
): void => {
  const inUse = new Set(now.map(([word]) => word))
  const meant = new Map<string, Set<Meaning>>()
  for (const [word, meaning] of former)
    if (!inUse.has(word)) meant.set(word, (meant.get(word) ?? new Set()).add(meaning))
  for (const [word, [meaning, ...others]] of meant)
    if (meaning !== undefined && others.length === 0) known.set(word, meaning)
}
