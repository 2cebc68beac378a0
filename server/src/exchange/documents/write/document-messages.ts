import type { PreparedDocument } from './prepared.ts'

export type WrittenFormat = 'pdf' | 'docx'

/** Photos go one by one, so that two of them are never in memory at their full size; then the paper that shows them. */
export type ToDocumentProcess = { photo: Uint8Array } | { document: PreparedDocument }

/** `taken`: the photo's place among the pictures, or null when it cannot be read. */
export type FromDocumentProcess = { taken: number | null } | { bytes: Uint8Array } | { failure: string }
