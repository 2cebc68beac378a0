import type { Actor } from 'contract/access/scope'
import { NewExport } from 'contract/exchange/exports'
import { fieldProblem } from 'contract/platform/problems'
import { type Language, queryId } from 'contract/platform/shapes'
import { z } from 'zod'
import type { Db } from '../../platform/database/db.ts'
import type { Work } from '../../platform/jobs/kind.ts'

/** The options stored with the job. */
export const ExportOptions = NewExport.omit({ language: true })
export type ExportOptions = z.output<typeof ExportOptions>

/** An export, at its request and when it is made. */
export type Wanted = { db: Db; actor: Actor; language: Language } & ExportOptions

export const wantedOf = ({ db, actor, language, asked }: Work): Wanted => ({
  db,
  actor,
  language,
  ...ExportOptions.parse(asked),
})

/** A subject with an id, such as an evaluation; `line` is one of its lines, the newest where left out. */
export type Thing = Wanted & { id: number; line: number | undefined }

const LineQuery = z.object({ line: queryId.optional() })

export const thingOf = (wanted: Wanted): Thing => {
  const { id, query = '' } = wanted
  if (id === undefined) throw fieldProblem('id', 'required')
  const parameters = [...new URLSearchParams(query)]
  const lineQuery = LineQuery.safeParse(Object.fromEntries(parameters))
  if (!lineQuery.success || parameters.filter(([name]) => name === 'line').length > 1)
    throw fieldProblem('query', 'validation_error')
  return { ...wanted, id, line: lineQuery.data.line }
}
