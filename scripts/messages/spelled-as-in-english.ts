const ourName = 'our name'
const email = 'the word that people use'

/** Texts that are the same in English and in the language, each with its reason. */
export const spelledAsInEnglish: Record<string, Record<string, string>> = {
  es: {
    '© {{year}} Vereda': ourName,
    No: 'a Spanish word',
    Total: 'a Spanish word',
    Vereda: ourName,
  },
  pt: {
    '© {{year}} Vereda': ourName,
    Menu: 'a Portuguese word',
    Total: 'a Portuguese word',
    Vereda: ourName,
  },
  vi: {
    '© {{year}} Vereda': ourName,
    Email: email,
    Vereda: ourName,
  },
  hi: {
    '© {{year}} Vereda': ourName,
    Vereda: ourName,
  },
  id: {
    '© {{year}} Vereda': ourName,
    Administrator: 'an Indonesian word',
    Email: email,
    Menu: 'an Indonesian word',
    Status: 'an Indonesian word',
    Vereda: ourName,
  },
}
