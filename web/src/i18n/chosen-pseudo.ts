import { inTab } from '../session/web-storage.ts'

/**
 * Long words show where a language that says more than English is cut; turned words, what is not laid out from the
 * right.
 */
const pseudoLanguages = ['long', 'turned'] as const
export type PseudoLanguage = (typeof pseudoLanguages)[number]

const key = 'vereda.pseudo'

/** Only tests and whoever builds screens set it, by hand; no picker offers it. */
export function pseudoLanguage(): PseudoLanguage | null {
  const stored = inTab.read(key)
  return pseudoLanguages.find((each) => each === stored) ?? null
}
