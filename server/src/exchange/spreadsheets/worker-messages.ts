import type { Unreadable } from './decode.ts'
import type { ParseLimits, Row } from './parse.ts'
import type { SheetFormat } from './write-sheet.ts'

export type SheetOrder = { bytes: Uint8Array; format: SheetFormat; limits: ParseLimits; slice: number }

/** The thread sends a slice of rows, and the next one only on request. */
export type FromSheetWorker = { rows: Row[] } | { end: true } | { refusal: Unreadable }
