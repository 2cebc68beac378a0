import type { ExportFormat, ExportSubject } from 'contract/exchange/exports'
import type { Does } from '../../platform/jobs/kind.ts'
import type { Wanted } from './wanted.ts'

/** The audit's record of the request, and the page to request the file from again. */
export type Granted = { named: Record<string, unknown>; page: string }

/** Refuses what the person may not read. */
export type AssertReadable = (wanted: Wanted) => Promise<Granted>

/** Something to export: who may, and a function for each format. */
export type Subject = { assertReadable: AssertReadable; makers: Partial<Record<ExportFormat, Does>> }
export type Subjects = Record<ExportSubject, Subject>
