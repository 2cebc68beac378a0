import readers from 'virtual:messages'
import { languageBy } from 'contract/platform/languages'
import type { Language } from 'contract/platform/shapes'
import { chosenLanguage } from './chosen-language.ts'
import { pseudoLanguage } from './chosen-pseudo.ts'
import { giveReactAriaItsTexts } from './control-words/control-words.ts'
import { versionOnDevice } from './corrections/stored-corrections.ts'
import type { LongTextName, messageFiles } from './message-files.ts'
import { giveTexts, type Texts } from './translation.tsx'

/** A file of a single page, or of a part that opens over pages and comes with them. */
export type OwnFile = (typeof messageFiles)['pages' | 'parts'][number]

let more: Promise<void> | null = null

/** Loads the one language in use, and tells the document and React Aria which it is. */
export async function readLanguage(): Promise<void> {
  const language = languageOfTexts()
  document.documentElement.lang = language
  const [chunk] = await Promise.all([
    readersOf(language).first(),
    giveReactAriaItsTexts(language, languageBy(language).locale),
  ])
  giveTexts(await asShown(chunk.default), language)
}

/** The texts that are not there yet, asked for once; after a failure they are asked for again. */
export function readMoreTexts(): Promise<void> {
  more ??= readRest().catch((failure: unknown) => {
    more = null
    throw failure
  })
  return more
}

/**
 * What knows where the texts of single pages lie: of the one language alone, since the addresses of all six would weigh
 * as much as the texts of a page.
 */
export const readOwnReaders = async () => (await readersOf(languageOfTexts()).own()).default

export async function readOwnTexts(...names: readonly OwnFile[]): Promise<void> {
  for (const texts of await Promise.all(names.map(readChunk))) giveTexts(texts, languageOfTexts())
}

/** The texts of what opens over a page, and of the tutorial. */
export async function readAidTexts(): Promise<void> {
  giveTexts(await readChunk('aids'), languageOfTexts())
}

/** A text that is read and not worked with: it is of no use to `t()`. */
export const readLongText = async (name: LongTextName) => (await readChunk(name))[name]

async function readRest(): Promise<void> {
  const language = languageOfTexts()
  giveTexts(await asShown((await readersOf(language).rest()).default), language)
}

async function readChunk(name: string): Promise<Texts> {
  const read = (await readOwnReaders())[name]
  if (!read) throw new Error(`The texts of ${name} are not among web/src/i18n/message-files.ts`)
  return asShown((await read()).default)
}

/** The texts as they are corrected, or as a test asks for them. */
const asShown = async (texts: Texts): Promise<Texts> => asPseudo(await corrected(texts, languageOfTexts()))

/** The texts as superusers corrected them; the code for that comes only then. */
export async function corrected<Some extends Texts>(texts: Some, language: string): Promise<Some> {
  if (!versionOnDevice(language)) return texts
  // without the code, on a line that just broke, the released words are shown
  const laid = await import('./corrections/corrections.ts').catch(() => null)
  return laid?.layOver(texts, language) ?? texts
}

async function asPseudo(texts: Texts): Promise<Texts> {
  const pseudo = pseudoLanguage()
  if (pseudo === null) return texts
  if (pseudo === 'turned') document.documentElement.dir = 'rtl'
  return (await import('./pseudo.ts')).pseudoTexts(texts, pseudo)
}

function readersOf(language: Language) {
  const found = readers[language]
  if (!found) throw new Error(`There are no messages in ${language}`)
  return found
}

/** The chosen language, or English while that one has no messages yet. */
function languageOfTexts(): Language {
  const chosen = chosenLanguage()
  return readers[chosen] ? chosen : 'en'
}
