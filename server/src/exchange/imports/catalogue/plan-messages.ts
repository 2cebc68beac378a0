import { type CatalogueText, longestMessage } from 'contract/instrument/catalogue'
import { languageBy } from 'contract/platform/languages'
import { corrections } from '../../../instrument/catalogue/queries.ts'
import { messagesByNumber, type Named, shown } from '../../../instrument/catalogue/shown.ts'
import { unfitness } from '../../../instrument/catalogue/texts.ts'
import type { Db } from '../../../platform/database/db.ts'
import { type Draft, type Faults, type FileRow, refused } from '../draft.ts'
import { bareText, cellText, type NumberedText, openNumbers } from '../numbered-text.ts'
import type { PlannedMessage } from './queries.ts'

const englishChanged = 'The English changed since this file was made: export it again'
const changedMeanwhile = 'Somebody changed these words at the desk since the file was made'

const shownOf = ({ language, key }: Named, { id }: CatalogueText, target: string) => ({
  id,
  name: `${languageBy(language).name}: ${key}`,
  target,
})

/** As it is written; line ends are those of the program that wrote the file. */
const typed = (text: string): string => text.replaceAll(/\r\n?/g, '\n').trim()

const checkText = async (message: Named, text: string, faults: Faults): Promise<void> => {
  if ([...text].length > longestMessage) return faults.add('target', 'max_length')
  const unfit = await unfitness(message, text)
  if (unfit) faults.addUnfit('target', unfit)
}

/** What would become of one message. What is as it was given out was not written by who sends the file. */
const draftOf = async (read: NumberedText, message: Named, now: CatalogueText): Promise<Draft> => {
  const { row: fileRow, faults } = read
  const [source, current] = [cellText(read, 'source') ?? '', cellText(read, 'current') ?? '']
  const target = typed(cellText(read, 'target') ?? '')
  const { version } = now
  const planned = {
    row: fileRow.row,
    errors: {},
    object_id: now.id,
    before: shownOf(message, now, now.target),
  }
  const isAsItIs = [current, now.target].some((each) => bareText(each) === bareText(target))
  if (target === '' || isAsItIs) return { ...planned, after: planned.before, deed: 'same' }
  if (bareText(source) !== bareText(now.source)) faults.add('source', 'data_changed', englishChanged)
  else if (bareText(current) !== bareText(now.target)) faults.add('current', 'data_changed', changedMeanwhile)
  else if (target !== now.released) await checkText(message, target, faults)
  const after = shownOf(message, now, target)
  if (faults.any()) return refused(fileRow.row, faults.errors, after)
  const words = target === now.released ? null : target
  const written = { ...message, words, made_of: now.source } satisfies PlannedMessage
  return { ...planned, after, deed: 'change', version, written }
}

/** Plans the rows of a file of words of the interface: each names its message by number, in the language of that number. */
export const openMessages = async (db: Db) => {
  const read = openNumbers()
  const stored = new Map((await corrections(db)).map((each) => [`${each.language} ${each.key}`, each]))
  return async (_: Db, rows: FileRow[]): Promise<Draft[]> => {
    const drafts: Draft[] = []
    for (const each of rows.map(read)) {
      const message = messagesByNumber().get(each.id ?? 0)
      if (each.id !== null && !message) each.faults.add('id', 'does_not_exist')
      const after = { id: each.id, target: cellText(each, 'target') }
      if (!message || each.faults.any()) drafts.push(refused(each.row.row, each.faults.errors, after))
      else
        drafts.push(
          await draftOf(each, message, shown(message, stored.get(`${message.language} ${message.key}`))),
        )
    }
    return drafts
  }
}
