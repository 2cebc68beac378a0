import type { PreparedDocument } from './prepared.ts'

export type WrittenFormat = 'pdf' | 'docx'

/** Photos are sent one by one, so that two are never in memory at full size; then the document. */
export type ToDocumentProcess = { photo: Uint8Array } | { document: PreparedDocument }

/** `taken`: the photo's index, or null when it cannot be read. */
export type FromDocumentProcess = { taken: number | null } | { bytes: Uint8Array } | { failure: string }
