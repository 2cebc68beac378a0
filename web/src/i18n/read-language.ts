import readers from 'virtual:messages'
import { languageBy } from 'contract/platform/languages'
import type { Language } from 'contract/platform/shapes'
import { chosenLanguage } from './chosen-language.ts'
import { pseudoLanguage } from './chosen-pseudo.ts'
import { giveReactAriaItsTexts } from './control-words/control-words.ts'
import { versionOnDevice } from './corrections/stored-corrections.ts'
import type { LongTextName, messageFiles } from './message-files.ts'
import { giveTexts, type Texts } from './translation.tsx'

/** A message file of a single page, or of a part that opens over pages. */
export type OwnFile = (typeof messageFiles)['pages' | 'parts'][number]

let more: Promise<void> | null = null

/** Loads the language, and sets it for the document and React Aria. */
export async function readLanguage(): Promise<void> {
  const language = languageOfTexts()
  document.documentElement.lang = language
  const [chunk] = await Promise.all([
    readersOf(language).first(),
    giveReactAriaItsTexts(language, languageBy(language).locale),
  ])
  giveTexts(await asShown(chunk.default), language)
}

/** Loads the remaining texts once; repeated after a failure. */
export function readMoreTexts(): Promise<void> {
  more ??= readRest().catch((failure: unknown) => {
    more = null
    throw failure
  })
  return more
}

/**
 * The map of message files of one language, since the addresses of all six would be as large as the texts of a page.
 */
export const readOwnReaders = async () => (await readersOf(languageOfTexts()).own()).default

export async function readOwnTexts(...names: readonly OwnFile[]): Promise<void> {
  for (const texts of await Promise.all(names.map(readChunk))) giveTexts(texts, languageOfTexts())
}

/** The texts of overlays and of the tutorial. */
export async function readAidTexts(): Promise<void> {
  giveTexts(await readChunk('aids'), languageOfTexts())
}

/** A long text, which `t()` does not know. */
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

/** With corrections, and as pseudo-language in tests. */
const asShown = async (texts: Texts): Promise<Texts> => asPseudo(await corrected(texts, languageOfTexts()))

/** With the corrections of superusers, whose code is loaded only if there are any. */
export async function corrected<Some extends Texts>(texts: Some, language: string): Promise<Some> {
  if (!versionOnDevice(language)) return texts
  // If that code cannot be loaded, the released texts are shown.
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

/** The chosen language, or English if it has no messages yet. */
function languageOfTexts(): Language {
  const chosen = chosenLanguage()
  return readers[chosen] ? chosen : 'en'
}
