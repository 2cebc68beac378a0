import type { EditionDraft } from 'contract/instrument/edition-drafts'
import { languageBy } from 'contract/platform/languages'
import { found } from 'contract/platform/problems'
import type { Language } from 'contract/platform/shapes'
import type { WriteSheet } from 'hucre'
import { draftById } from '../../../instrument/instruments/drafts/draft-queries.ts'
import { piecesOf } from '../../../instrument/instruments/drafts/piece-queries.ts'
import type { JobOutcome, Work } from '../../../platform/jobs/kind.ts'
import { message, messagesBelow } from '../../../platform/messages.ts'
import { stampsOf, writeTextMark } from '../../spreadsheets/draft-texts/mark.ts'
import {
  draftText,
  fieldTitle,
  placeTitle,
  type TextRow,
  textRows,
} from '../../spreadsheets/draft-texts/text-rows.ts'
import { fillableTexts, listTexts } from '../../spreadsheets/texts.ts'
import { inXlsx } from '../../spreadsheets/write-sheet.ts'
import { heightOf, styles } from '../instrument/styles.ts'
import { encryptBytes, storeFile } from '../make-file.ts'
import { thingOf, wantedOf } from '../wanted.ts'
import { nameWithState, stateOf } from './state.ts'

type Draft = { id: number; name: string; languages: Language[] }

const widths = { mark: 10, place: 16, field: 20, text: 48 }

/** One text a row, with its languages next to each other. */
const textsSheet = (rows: TextRow[], { id, languages }: Draft, language: Language): WriteSheet => {
  const { headings } = listTexts(language)
  const heads = [
    fillableTexts(language).headings.mark,
    headings.place,
    headings.field,
    ...languages.map((each) => languageBy(each).name),
  ]
  const texts = rows.map((row) => [
    writeTextMark({ draft: id, piece: row.piece.id, field: row.field, stamps: stampsOf(row, languages) }),
    placeTitle(row.piece, language),
    fieldTitle(row.field, language),
    ...languages.map((each) => draftText(row.piece.texts, each, row.field) || null),
  ])
  const styleOf = (row: number, column: number) =>
    row === 0 ? styles.heading : column < 3 ? styles.indicator : styles.filled
  return {
    name: message(language, 'spreadsheets.draft.sheet'),
    columns: heads.map((_, column) => ({
      width: [widths.mark, widths.place, widths.field][column] ?? widths.text,
      hidden: column === 0,
    })),
    rows: [heads.map(inXlsx), ...texts.map((row) => row.map(inXlsx))],
    rowDefs: new Map(
      texts.map((row, place) => [
        place + 1,
        { height: heightOf(row.slice(3).map((text) => [text ?? null, widths.text])) },
      ]),
    ),
    cells: new Map(
      [heads, ...texts].flatMap((row, place) =>
        row.map((_, column) => [`${place},${column}`, { style: styleOf(place, column) }] as const),
      ),
    ),
    freezePane: { rows: 1, columns: 3 },
    protection: { sheet: true, formatCells: true, formatColumns: true, formatRows: true },
    pageSetup: { paperSize: 'a4', orientation: 'landscape', fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
  }
}

/** How the texts are written and brought back. */
const helpSheet = ({ name, status }: EditionDraft, language: Language): WriteSheet => {
  const steps = Object.values(messagesBelow(language, 'spreadsheets.draft.steps'))
  const lines = [name, stateOf(status, language), ...steps]
  return {
    name: message(language, 'spreadsheets.draft.help'),
    columns: [{ width: 100 }],
    rows: lines.map((line) => [inXlsx(line)]),
    cells: new Map(
      lines.map((_, row) => [`${row},0`, { style: row === 0 ? styles.title : styles.plain }] as const),
    ),
    rowDefs: new Map(lines.map((line, row) => [row, { height: row === 0 ? 26 : heightOf([[line, 100]]) }])),
    protection: { sheet: true },
  }
}

/** All texts of a draft as one workbook for translators, which can be imported. */
export const exportDraftWorkbook = async (work: Work): Promise<JobOutcome> => {
  const { id, db, actor, language } = thingOf(wantedOf(work))
  const draft = found(await draftById(db, actor, language, id))
  const rows = textRows(await piecesOf(db, id))
  await work.progress(30)
  const { writeXlsx } = await import('hucre/xlsx')
  const bytes = await writeXlsx({
    properties: { title: draft.name },
    sheets: [textsSheet(rows, draft, language), helpSheet(draft, language)],
  })
  await work.progress(90)
  const encrypted = await encryptBytes(work, [Buffer.from(bytes)])
  const name = nameWithState(draft, language)
  return storeFile(work, encrypted, { name, format: 'xlsx', rows: rows.length })
}
