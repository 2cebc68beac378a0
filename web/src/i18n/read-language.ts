import { chosenLanguage } from './chosen-language.ts'
import { type Language, localeOf } from './languages.ts'
import type { Messages } from './messages.ts'
import { giveReactAriaItsWords } from './react-aria-words.ts'

export interface ReadLanguage {
  /** The language the words are in: the chosen one, or English while that one has no messages yet. */
  language: Language
  messages: Messages
}

const readers = import.meta.glob<Record<string, unknown>>('./*/messages.ts', { import: 'files' })

/** Loads the one language in use, and tells the document and React Aria which it is. */
export async function readLanguage(): Promise<ReadLanguage> {
  const chosen = chosenLanguage()
  const language = readers[pathOf(chosen)] ? chosen : 'en'
  document.documentElement.lang = language
  const [messages] = await Promise.all([
    readMessages(language),
    giveReactAriaItsWords(language, localeOf(language)),
  ])
  return { language, messages }
}

async function readMessages(language: Language): Promise<Messages> {
  const files = (await readers[pathOf(language)]?.()) ?? {}
  const named = Object.entries(files).map(([path, words]) => [
    path.slice('./'.length, -'.json'.length),
    words,
  ])
  return Object.fromEntries(named) as Messages
}

function pathOf(language: Language): string {
  return `./${language}/messages.ts`
}
