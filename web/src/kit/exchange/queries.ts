import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { exportCalls } from 'contract/exchange/export-calls'
import type { ExportAnswer, NewExport } from 'contract/exchange/exports'
import { importCalls } from 'contract/exchange/import-calls'
import type { ImportKind, RowAction, TemplateKind } from 'contract/exchange/imports'
import { type Job, jobCalls } from 'contract/exchange/jobs'
import type { z } from 'zod'
import { ask } from '../../session/ask.ts'
import { askBytes } from '../../session/ask-bytes.ts'
import { sendForm } from '../../session/send-form.ts'
import type { ImportTexts } from './import-texts.ts'
import { fileOf, untilDone } from './job-end.ts'
import { saveFile } from './save-file.ts'

export const importRowsQuery = (id: number, action: RowAction | null, page: number, pageSize: number) =>
  queryOptions({
    queryKey: ['jobs', id, action, page, pageSize],
    queryFn: ({ signal }) =>
      ask(jobCalls.read, {
        parameters: { id },
        query: { page: String(page), page_size: String(pageSize), ...(action && { deed: action }) },
        signal,
      }),
    placeholderData: keepPreviousData,
  })

/** Imports that belong to one page, which brings the texts and invalidates its queries. */
type OfOnePage = { texts: ImportTexts; readAgain: () => Promise<void> }

/** Target of an import; a filled-in sheet belongs to a line, texts belong to a draft. */
export type Imported =
  | { kind: Exclude<ImportKind, 'sheet' | 'edition_draft' | 'catalogue'> }
  | { kind: 'sheet'; line: number }
  | (OfOnePage & { kind: 'edition_draft'; draft: number })
  | (OfOnePage & { kind: 'catalogue' })

export const sendImport = (
  imported: Imported,
  file: File,
  signal: AbortSignal,
  onProgress: (part: number) => void,
): Promise<Job> => {
  const form = new FormData()
  form.append('kind', imported.kind)
  if (imported.kind === 'sheet') form.append('evaluation_line', String(imported.line))
  if (imported.kind === 'edition_draft') form.append('edition_draft', String(imported.draft))
  form.append('file', file, file.name)
  return sendForm(importCalls.start, { form, signal, onProgress })
}

export const applyImport = (id: number, key: string): Promise<Job> =>
  ask(importCalls.apply, { parameters: { id }, body: { without_refused: true }, key })

export const saveTemplate = async (kind: TemplateKind, format: 'csv' | 'xlsx', name: string): Promise<void> =>
  saveFile(await askBytes(importCalls.template, { query: { kind, format } }), `${name}.${format}`)

export type TableSubject = 'list' | 'audit'

export const exportFile = async (
  body: z.input<typeof NewExport>,
  signal: AbortSignal,
): Promise<ExportAnswer> => {
  const started = await ask(exportCalls.start, { body, signal })
  const job = await untilDone(started, signal, () => undefined)
  const answer = fileOf(job)
  saveFile(await askBytes(exportCalls.file, { parameters: { id: job.id }, signal }), answer.name)
  return answer
}

export const exportTable = (
  subject: TableSubject,
  wanted: { query: string; format: 'csv' | 'xlsx'; columns?: string[]; rows?: number[] },
  signal: AbortSignal,
): Promise<ExportAnswer> => exportFile({ subject, ...wanted }, signal)
