import { mayEver } from 'contract/access/permissions'
import { type ImportAnswer, type ImportKind, verbOfImport } from 'contract/exchange/imports'
import { limits } from 'contract/platform/limits'
import { Problem, type ProblemCode } from 'contract/platform/problems'
import { transact } from '../../platform/database/sessions/transact.ts'
import type { JobOutcome, Work } from '../../platform/jobs/kind.ts'
import { chunksIn } from '../../platform/storage/chunks-in.ts'
import type { Unreadable } from '../spreadsheets/decode.ts'
import { readSheet } from '../spreadsheets/read-sheet.ts'
import type { SheetOrder } from '../spreadsheets/worker-messages.ts'
import { openMessages } from './catalogue/plan-messages.ts'
import type { Draft, FileRow, Spoken } from './draft.ts'
import { openDraftWorkbook } from './edition-draft/plan-workbook.ts'
import { readFolder } from './edition-draft/read-folder.ts'
import { openRows } from './file-rows.ts'
import { openFilled } from './filled/plan-filled.ts'
import { ImportOptions } from './options.ts'
import { openPeople } from './people/plan-people.ts'
import { openCountries, openRegions } from './places.ts'
import { openTranslations } from './plan-translations.ts'
import { countRows, countriesKnown, purgeRows, regionsKnown, storeRows } from './queries.ts'
import { openSchools } from './schools/plan-schools.ts'

const slice = 250

const reasons: Record<Unreadable, [ProblemCode, string]> = {
  unreadable: ['unsupported_file_type', 'It cannot be read as a table.'],
  rows: ['file_too_large', `It has more than ${limits.importRows} rows.`],
  columns: ['file_too_large', `It has more than ${limits.importColumns} columns.`],
  cells: ['file_too_large', `A row has more than ${limits.importLetters} letters.`],
  empty: ['unsupported_file_type', 'It is empty.'],
}

const refusalOf = (reason: Unreadable): Problem => {
  const [code, message] = reasons[reason]
  return new Problem(code, { reason: message })
}

/** Reads the whole file: it is never larger than an import may be. */
const bytesOf = async ({ results, object }: Work): Promise<Uint8Array> => {
  const stored = object && (await results.get(object))
  if (!stored) throw new Problem('unavailable')
  const bytes = new Uint8Array(stored.size)
  let at = 0
  for await (const chunk of chunksIn(stored.stream)) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}

/** A filled instrument may be a workbook with its duties on the second sheet, or a form with a column a question. */
const limitsOf = (subject: ImportKind): SheetOrder['limits'] =>
  subject === 'sheet'
    ? { rows: limits.importRows, columns: limits.formColumns, characters: limits.formLetters, sheets: 2 }
    : { rows: limits.importRows, columns: limits.importColumns, characters: limits.importLetters }

type Plan = (db: Work['db'], rows: FileRow[], spoken: Spoken) => Promise<Draft[]>

const plannerOf = async (options: ImportOptions, work: Work): Promise<Plan> => {
  const { db, actor, language } = work
  const { subject } = options
  if (!mayEver(actor, verbOfImport[subject])) throw new Problem('permission_denied')
  if (options.subject === 'sheet') return openFilled(db, actor, language, options.evaluation_line)
  if (options.subject === 'edition_draft')
    return openDraftWorkbook(db, actor, language, options.edition_draft)
  if (subject === 'translations') return openTranslations(actor)
  if (subject === 'catalogue') return openMessages(db)
  const regions = openRegions(actor, await regionsKnown(db, actor, language))
  const countries = openCountries(actor, await countriesKnown(db, actor, language))
  if (subject === 'schools') return openSchools(actor, regions, countries)
  return openPeople(actor, regions, countries, language)
}

/** Plans a file row by row and stores the drafts; nothing else is written. */
export const readFile = async (work: Work): Promise<JobOutcome> => {
  const { db, id } = work
  const options = ImportOptions.parse(work.asked)
  const { subject } = options
  await purgeRows(db, id)
  if (options.format === 'zip') return readFolder(work, await bytesOf(work), options.edition_draft)
  const plan = await plannerOf(options, work)
  const order = { bytes: await bytesOf(work), format: options.format, limits: limitsOf(subject), slice }
  const { headings, take } = openRows(subject)
  let looked = 0
  for await (const rows of readSheet(order, refusalOf)) {
    const fileRows = take(rows)
    const drafts = await plan(db, fileRows, { language: headings()?.language ?? null })
    await transact(db, (inside) => storeRows(inside, id, drafts))
    looked += rows.length
    await work.progress((looked / (looked + 2 * slice)) * 100)
  }
  const counts = await countRows(db, id)
  const answer = { subject, ...counts, ignored: headings()?.ignored ?? [] } satisfies Omit<
    ImportAnswer,
    'rows'
  >
  if (counts.created + counts.changed + counts.same + counts.refused === 0) throw refusalOf('empty')
  return { answer }
}
