import type { LineBrief } from 'contract/evaluation/lines'
import type { Category } from 'contract/instrument/instruments'
import { found } from 'contract/platform/problems'
import type { Language } from 'contract/platform/shapes'
import { dutiesOfLine } from '../../../evaluation/duties/queries.ts'
import { summaryOf } from '../../../evaluation/results/progress-queries.ts'
import type { JobOutcome, Work } from '../../../platform/jobs/kind.ts'
import { message } from '../../../platform/messages.ts'
import { type ReadBook, readBook, readDraft } from '../../documents/instrument/read-book.ts'
import { fillableTexts, listTexts } from '../../spreadsheets/texts.ts'
import { encryptBytes, storeFile } from '../make-file.ts'
import { thingOf, wantedOf } from '../wanted.ts'
import { choicesSheet } from './choices-sheet.ts'
import { dutySheet } from './duty-sheet.ts'
import { columnsFor } from './fill-rows.ts'
import { fillSheet } from './fill-sheet.ts'
import { helpSheet } from './help-sheet.ts'
import { lineToFill } from './queries.ts'

const nameOf = (line: Pick<LineBrief, 'evaluation_type' | 'year'>, language: Language): string =>
  `${listTexts(language).evaluation_type[line.evaluation_type]} ${line.year}`

/** In marks of a draft: no line has this edition, so no line takes the sheet back. */
const noEdition = 0

/** Marks each domain of a draft, for reading on a screen. */
const marked = (categories: Category[], draft: string | null): Category[] =>
  draft === null ? categories : categories.map((each) => ({ ...each, name: `${each.name} (${draft})` }))

/**
 * The instrument as a workbook to fill in. That of a line has its school, answers and the person's own notes, and
 * only that line takes it back; without a line it fits any with this instrument. That of a draft is only for reading.
 */
const fillableOf =
  (read: ReadBook) =>
  async (work: Work): Promise<JobOutcome> => {
    const { id, line: wantedLine, db, actor, language } = thingOf(wantedOf(work))
    const texts = fillableTexts(language)
    const { instrument, isDraft, options, ...book } = await read({ db, actor, language, id })
    const draft = isDraft ? message(language, 'documents.draftFrom', { edition: instrument.edition }) : null
    const categories = marked(book.categories, draft)
    const line = wantedLine === undefined ? null : found(await lineToFill(db, actor, wantedLine))
    const summaries = line === null ? [] : await summaryOf(db, line.id, actor.id, language)
    const hasStatements = columnsFor({ categories }).includes('true_1')
    const duties = categories.flatMap((category) => category.duties ?? [])
    const answers = line === null ? [] : await dutiesOfLine(db, line.id)
    await work.progress(30)
    const title = draft === null ? instrument.name : `${instrument.name} - ${draft}`
    const lineName = line && nameOf(line, language)
    const { writeXlsx } = await import('hucre/xlsx')
    const named = line && { id: line.id, name: `${line.school} · ${lineName}` }
    const edition = isDraft ? noEdition : instrument.edition
    const bytes = await writeXlsx({
      properties: { title, ...(line && { subject: `${line.school}, ${lineName}` }) },
      sheets: [
        fillSheet('Vereda', {
          texts,
          edition,
          line: named,
          head: named?.name ?? draft ?? '',
          categories,
          options,
          summaries: new Map(summaries.map((each) => [each.indicator, each])),
        }),
        ...(duties.length === 0 ? [] : [dutySheet(duties, { edition, line: named, language, answers })]),
        helpSheet(texts, options, {
          hasStatements,
          instrument: title,
          school: line?.school ?? null,
          line: lineName,
        }),
        choicesSheet(options),
      ],
    })
    await work.progress(90)
    const encrypted = await encryptBytes(work, [Buffer.from(bytes)])
    const parts = [title, ...(line ? [line.school, lineName] : [])]
    return storeFile(work, encrypted, {
      name: parts.join(' - '),
      format: 'xlsx',
      rows: instrument.indicators,
    })
  }

export const exportFillable = fillableOf(readBook)
export const exportFillableDraft = fillableOf(readDraft)
