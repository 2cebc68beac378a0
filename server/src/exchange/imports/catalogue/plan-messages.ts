import { type CatalogueText, longestMessage } from 'contract/instrument/catalogue'
import { languageBy, languageCodes } from 'contract/platform/languages'
import { defined } from 'contract/platform/typed'
import { corrections } from '../../../instrument/catalogue/queries.ts'
import {
  messagesByNumber,
  type Named,
  type ShownTexts,
  seenWith,
  shown,
  shownTexts,
} from '../../../instrument/catalogue/shown.ts'
import { unfitness } from '../../../instrument/catalogue/texts.ts'
import type { Db } from '../../../platform/database/db.ts'
import { type Draft, type Faults, type FileRow, refused } from '../draft.ts'
import { cellText, type NumberedText, openNumbers, withoutSpacing } from '../numbered-text.ts'
import type { PlannedMessage } from './queries.ts'

const englishChanged = 'The English changed since this file was made: export it again'
const changedMeanwhile = 'Somebody changed these words at the desk since the file was made'

/** A message with its current text, and the corrected English. */
type Current = { message: Named; now: CatalogueText; texts: Map<string, string>; english: ShownTexts }

const shownOf = ({ message: { language, key }, now: { id } }: Current, target: string) => ({
  id,
  name: `${languageBy(language).name}: ${key}`,
  target,
})

/** Without the line ends of the program that wrote the file. */
const typed = (text: string): string => text.replaceAll(/\r\n?/g, '\n').trim()

const checkText = async ({ message, texts }: Current, text: string, faults: Faults): Promise<void> => {
  if ([...text].length > longestMessage) return faults.add('target', 'max_length')
  const unfit = await unfitness(message, text, texts)
  if (unfit) faults.addUnfit('target', unfit)
}

/** The draft of one message. An unchanged text counts as not written. */
const draftOf = async (read: NumberedText, current: Current): Promise<Draft> => {
  const { row: fileRow, faults } = read
  const { message, now, texts, english } = current
  const [source, former] = [cellText(read, 'source') ?? '', cellText(read, 'current') ?? '']
  const target = typed(cellText(read, 'target') ?? '')
  const before = shownOf(current, now.target)
  const planned = { row: fileRow.row, errors: {}, object_id: now.id, before }
  const isAsItIs = [former, now.target].some((each) => withoutSpacing(each) === withoutSpacing(target))
  if (target === '' || isAsItIs) return { ...planned, after: before, deed: 'same' }
  if (withoutSpacing(source) !== withoutSpacing(now.source))
    faults.add('source', 'data_changed', englishChanged)
  else if (withoutSpacing(former) !== withoutSpacing(now.target))
    faults.add('current', 'data_changed', changedMeanwhile)
  else await checkText(current, target, faults)
  const after = shownOf(current, target)
  if (faults.any()) return refused(fileRow.row, faults.errors, after)
  // later rows are checked against it
  texts.set(message.key, target)
  const written = {
    ...message,
    words: target === now.released ? null : target,
    made_of: now.source,
    seen: seenWith(message, english),
  } satisfies PlannedMessage
  return { ...planned, after, deed: 'change', version: now.version, written }
}

/** Plans rows of interface texts: each names its message by number, in the language of that number. */
export const openMessages = async (db: Db) => {
  const read = openNumbers()
  const all = await corrections(db)
  const stored = new Map(all.map((each) => [`${each.language} ${each.key}`, each]))
  const texts = new Map(languageCodes.map((language) => [language, shownTexts(all, language)]))
  const english = shownTexts(all, 'en')

  const planned = async (numbered: NumberedText): Promise<Draft> => {
    const { id, faults, row } = numbered
    const message = messagesByNumber().get(id ?? 0)
    if (id !== null && !message) faults.add('id', 'does_not_exist')
    if (!message || faults.any())
      return refused(row.row, faults.errors, { id, target: cellText(numbered, 'target') })
    const now = shown(message, stored.get(`${message.language} ${message.key}`), english)
    return draftOf(numbered, { message, now, texts: defined(texts.get(message.language)), english })
  }

  return async (_: Db, rows: FileRow[]): Promise<Draft[]> => {
    const drafts: Draft[] = []
    for (const numbered of rows.map(read)) drafts.push(await planned(numbered))
    return drafts
  }
}
