import { found } from 'contract/platform/problems'
import type { WriteSheet } from 'hucre'
import type { JobOutcome, Work } from '../../../../platform/jobs/kind.ts'
import { inXlsx } from '../../../spreadsheets/write-sheet.ts'
import { encryptBytes, storeFile } from '../../make-file.ts'
import { thingOf, wantedOf } from '../../wanted.ts'
import { formLanguage, textIn } from './by-language.ts'
import { choicesOf } from './choices.ts'
import { type FormInstrument, instrumentInAllLanguages } from './queries.ts'
import { surveyOf } from './survey.ts'

const sheetOf = (name: string, rows: Record<string, string>[]): WriteSheet => {
  const columns = Object.keys(rows[0] ?? {})
  return {
    name,
    columns: columns.map((column) => ({ width: column.includes('::') ? 40 : 16 })),
    rows: [columns, ...rows.map((row) => columns.map((column) => inXlsx(row[column] || null)))],
    freezePane: { rows: 1, columns: 2 },
  }
}

const settingsOf = ({ edition, version }: FormInstrument, title: string, language: string) => ({
  form_title: title,
  form_id: `vereda_edition_${edition}`,
  version: `${edition}.${version}`,
  default_language: language,
})

/** The instrument as a form for ODK and Kobo in every language; the requested one is the default. */
export const exportXlsForm = async (work: Work): Promise<JobOutcome> => {
  const { id, db, language } = thingOf(wantedOf(work))
  const instrument = found(await instrumentInAllLanguages(db, id))
  await work.progress(30)
  const title = textIn(instrument.texts, 'name', language)
  const { writeXlsx } = await import('hucre/xlsx')
  const bytes = await writeXlsx({
    properties: { title },
    sheets: [
      sheetOf('survey', surveyOf(instrument)),
      sheetOf('choices', choicesOf(instrument)),
      sheetOf('settings', [settingsOf(instrument, title, formLanguage(language))]),
    ],
  })
  await work.progress(90)
  const encrypted = await encryptBytes(work, [Buffer.from(bytes)])
  return storeFile(work, encrypted, { name: `${title} - XLSForm`, format: 'xlsform', rows: null })
}
