import { languageBy } from 'contract/platform/languages'
import type { Language } from 'contract/platform/shapes'
import { chosenLanguage } from './chosen-language.ts'
import { pseudoLanguage } from './chosen-pseudo.ts'
import { giveReactAriaItsTexts } from './react-aria-words.ts'
import { giveTexts } from './translation.tsx'

type Files = Record<string, unknown>

/** The words of the login, the shell and home come first; those of all other pages when the first of them opens. */
const readers = import.meta.glob<Files>('./*/messages.ts', { import: 'files' })
const moreReaders = import.meta.glob<Files>('./*/more-messages.ts', { import: 'files' })
/** Of the one language alone: the addresses of all six would weigh as much as the words of a page. */
const ownReaders = import.meta.glob<typeof import('./en/own-words.ts')>('./*/own-words.ts')
let more: Promise<void> | null = null

/** Loads the one language in use, and tells the document and React Aria which it is. */
export async function readLanguage(): Promise<void> {
  const language = languageOfTexts()
  document.documentElement.lang = language
  const [files] = await Promise.all([
    readers[`./${language}/messages.ts`]?.(),
    giveReactAriaItsTexts(language, languageBy(language).locale),
  ])
  giveTexts(await asPseudo(named(files)), language)
}

/** The words that are not there yet, asked for once; after a failure they are asked for again. */
export function readMoreTexts(): Promise<void> {
  more ??= readRest().catch((failure: unknown) => {
    more = null
    throw failure
  })
  return more
}

/** What knows where the words of single pages lie. */
export const readOwnReaders = async () => ownReaders[`./${languageOfTexts()}/own-words.ts`]?.()

/** The words of a single page, or of a part that opens over pages and comes with them, by the name of their file. */
export async function readOwnTexts(name: string): Promise<void> {
  const language = languageOfTexts()
  const path = `./${name}.json`
  const own = await readOwnReaders()
  const words = await (own?.pageReaders[path] ?? own?.partReaders[path])?.()
  giveTexts(await asPseudo({ [name]: words }), language)
}

async function readRest(): Promise<void> {
  const language = languageOfTexts()
  const files = await moreReaders[`./${language}/more-messages.ts`]?.()
  giveTexts(await asPseudo(named(files)), language)
}

/** The words as a test asks for them; their code comes only then. */
async function asPseudo(words: Files): Promise<object> {
  const pseudo = pseudoLanguage()
  if (pseudo === null) return words
  if (pseudo === 'turned') document.documentElement.dir = 'rtl'
  return (await import('./pseudo.ts')).pseudoTexts(words, pseudo)
}

/** The words of what opens over a page, and of the tutorial. */
export async function readAidTexts(): Promise<void> {
  const language = languageOfTexts()
  const own = await readOwnReaders()
  giveTexts(named(await own?.aidReader()), language)
}

/** The chosen language, or English while that one has no messages yet. */
function languageOfTexts(): Language {
  const chosen = chosenLanguage()
  return readers[`./${chosen}/messages.ts`] ? chosen : 'en'
}

/** `./es/home.json` holds the words of `home`. */
function named(files: Files = {}): Files {
  return Object.fromEntries(
    Object.entries(files).map(([path, words]) => [path.slice('./'.length, -'.json'.length), words]),
  )
}
