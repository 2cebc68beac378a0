import type { Language } from 'contract/platform/shapes'

/** What several tests of a file read alike is made once in each language. */
export const onceInEachLanguage = <Made>(make: (language: Language) => Promise<Made>) => {
  const made = new Map<Language, Made>()
  return async (language: Language): Promise<Made> => {
    const known = made.get(language) ?? (await make(language))
    made.set(language, known)
    return known
  }
}
