import type { ExportFormat, ExportSubject } from 'contract/exchange/exports'
import type { Does } from '../../platform/jobs/kind.ts'
import type { Wanted } from './wanted.ts'

/** Refuses what the person may not read; answers what the audit keeps of the asking. */
export type AssertReadable = (wanted: Wanted) => Promise<Record<string, unknown>>

/** What can be had as a file: who may have it, and who makes it in which format. */
export type Subject = { assertReadable: AssertReadable; makers: Partial<Record<ExportFormat, Does>> }
export type Subjects = Record<ExportSubject, Subject>
