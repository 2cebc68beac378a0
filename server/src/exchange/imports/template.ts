import { Readable } from 'node:stream'
import type { importCalls } from 'contract/exchange/import-calls'
import type { TemplateKind } from 'contract/exchange/imports'
import { userFields } from 'contract/people/user-fields'
import { schoolFields } from 'contract/places/school-fields'
import { namesOf } from 'contract/platform/fields'
import type { Language } from 'contract/platform/shapes'
import { attachment } from '../../evaluation/files/disposition.ts'
import type { RequestContext } from '../../platform/http/feature.ts'
import { type Field, listTexts } from '../spreadsheets/texts.ts'
import { contentTypeOf, writeSheet } from '../spreadsheets/write-sheet.ts'
import { columnsOf } from './headings.ts'

/** Without the number, which only rows of an export have. */
const templateOf = (subject: TemplateKind): readonly Field[] =>
  columnsOf[subject].filter((field) => field !== 'id')

const headingsIn = (subject: TemplateKind, language: Language): string[] =>
  templateOf(subject).map((field) => listTexts(language).headings[field])

const choosing = namesOf({ ...schoolFields, ...userFields }, { kind: 'choice' })

/** Drop-downs for columns with few values. */
const choices = (subject: TemplateKind, language: Language) =>
  choosing.flatMap((field) => {
    const at = templateOf(subject).indexOf(field)
    if (at < 0) return []
    const column = String.fromCharCode(65 + at)
    return [
      {
        type: 'list' as const,
        range: `${column}2:${column}10001`,
        values: Object.values(listTexts(language)[field]),
        allowBlank: true,
      },
    ]
  })

const workbook = async (subject: TemplateKind, language: Language): Promise<Uint8Array> => {
  const texts = listTexts(language)
  const { writeXlsx } = await import('hucre/xlsx')
  return writeXlsx({
    sheets: [
      {
        name: texts.sheets[subject],
        columns: headingsIn(subject, language).map((heading) => ({
          width: Math.max(14, heading.length + 2),
        })),
        rows: [headingsIn(subject, language)],
        freezePane: { rows: 1 },
        dataValidations: choices(subject, language),
      },
    ],
  })
}

/** An empty file with headings in the reader's language. */
export const sendTemplate = async ({
  query,
  language,
  reply,
}: RequestContext<(typeof importCalls)['template']>): Promise<void> => {
  const { kind, format } = query
  const texts = listTexts(language)
  const bytes =
    format === 'xlsx'
      ? Readable.from([Buffer.from(await workbook(kind, language))])
      : Readable.from(writeSheet('csv', { name: '', headings: headingsIn(kind, language), rows: [] }))
  reply
    .header('Content-Type', contentTypeOf[format])
    .header('Content-Disposition', attachment(`${texts.sheets[kind]}.${format}`))
    .header('X-Content-Type-Options', 'nosniff')
    .header('Cache-Control', 'private, no-store')
    .send(bytes)
}
