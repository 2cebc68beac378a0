const ourName = 'our name'
const format = 'a format, called so everywhere'
const braille = 'the name of the script, the same here'
const email = 'the word that people use'
const webhook = 'the word that programmers use everywhere'

/** Texts that are the same in English and the language, each with its reason. */
export const spelledAsInEnglish: Record<string, Record<string, string>> = {
  es: {
    Webhook: webhook,
    braille,
    Video: 'a Spanish word',
    '© {year} {owner}': 'names alone',
    PDF: format,
    'Braille (BRF)': format,
    No: 'a Spanish word',
    Total: 'a Spanish word',
    Tutorial: 'a Spanish word',
    Vereda: ourName,
  },
  pt: {
    Webhook: webhook,
    braille,
    'E-mail': email,
    'E-mails': email,
    '© {year} {owner}': 'names alone',
    PDF: format,
    'Braille (BRF)': format,
    Interface: 'a Portuguese word',
    Menu: 'a Portuguese word',
    Total: 'a Portuguese word',
    Tutorial: 'a Portuguese word',
    Vereda: ourName,
  },
  vi: {
    Webhook: webhook,
    Video: 'a word that Vietnamese took over',
    '© {year} {owner}': 'names alone',
    PDF: format,
    Email: email,
    Vereda: ourName,
  },
  hi: {
    '© {year} {owner}': 'names alone',
    PDF: format,
    Vereda: ourName,
  },
  id: {
    Webhook: webhook,
    braille,
    Video: 'an Indonesian word',
    '© {year} {owner}': 'names alone',
    PDF: format,
    'Braille (BRF)': format,
    Audit: 'an Indonesian word',
    Format: 'an Indonesian word',
    Administrator: 'an Indonesian word',
    Tutorial: 'an Indonesian word',
    Email: email,
    Menu: 'an Indonesian word',
    Status: 'an Indonesian word',
    Vereda: ourName,
  },
}
