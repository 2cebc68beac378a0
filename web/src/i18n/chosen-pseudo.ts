import { inTab } from '../session/web-storage.ts'

/** `long` texts show truncation, `turned` ones a layout that does not work from right to left. */
const pseudoLanguages = ['long', 'turned'] as const
export type PseudoLanguage = (typeof pseudoLanguages)[number]

const key = 'vereda.pseudo'

/** Set by hand for tests and development; no picker offers it. */
export function pseudoLanguage(): PseudoLanguage | null {
  const stored = inTab.read(key)
  return pseudoLanguages.find((each) => each === stored) ?? null
}
