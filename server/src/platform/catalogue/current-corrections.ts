import { AsyncLocalStorage } from 'node:async_hooks'
import type { Language } from 'contract/platform/shapes'
import type { CompiledMessage } from 'icu-minify/format'
import type { MessageGroupTree } from './released.ts'

/** What is said in a language in place of released words, and what was made of it. */
export type Corrected = {
  texts: ReadonlyMap<string, string>
  compiled: Map<string, CompiledMessage>
  groups: Map<string, MessageGroupTree>
}

/**
 * The corrections that hold, of each language that has some. The same object as long as none changes. `former` is what
 * they said before in words that files are read by, in the shape of corrections: the last of each, those before, and so on.
 */
export type Corrections = {
  readonly languages: ReadonlyMap<Language, Corrected>
  readonly former: readonly Corrections[]
}

const inEffect = new AsyncLocalStorage<Corrections | null>()

/** The corrections that a piece of work speaks with; null: with released words. */
export const currentCorrections = (): Corrections | null => inEffect.getStore() ?? null

export const correctedIn = (language: Language): Corrected | undefined =>
  inEffect.getStore()?.languages.get(language)

/** Does something with these corrections, whoever changes them meanwhile. Without any it costs nothing. */
export const withCorrections = <Done>(corrections: Corrections | null, work: () => Done): Done =>
  corrections === null && currentCorrections() === null ? work() : inEffect.run(corrections, work)

/** Does something with the words that came with this version: what was written before a correction is still read. */
export const withReleasedTexts = <Done>(work: () => Done): Done => withCorrections(null, work)

/** Does something once with each generation of words that corrections had before. */
export const withFormerTexts = <Done>(work: () => Done): Done[] =>
  (currentCorrections()?.former ?? []).map((each) => withCorrections(each, work))

/** Made once for the words in effect, and anew for others. */
export const oncePerCorrections = <Made>(make: () => Made): (() => Made) => {
  let made: { corrections: Corrections | null; of: Made } | undefined
  return () => {
    const corrections = currentCorrections()
    if (made === undefined || made.corrections !== corrections) made = { corrections, of: make() }
    return made.of
  }
}
