import type { ExportFormat, ExportSubject } from 'contract/exchange/exports'
import type { Does } from '../../platform/jobs/kind.ts'
import type { Wanted } from './wanted.ts'

/** What somebody may have as a file: what the audit keeps of the asking, and the page on which it is asked for again. */
export type Granted = { named: Record<string, unknown>; page: string }

/** Refuses what the person may not read. */
export type AssertReadable = (wanted: Wanted) => Promise<Granted>

/** What can be had as a file: who may have it, and who makes it in which format. */
export type Subject = { assertReadable: AssertReadable; makers: Partial<Record<ExportFormat, Does>> }
export type Subjects = Record<ExportSubject, Subject>
