import type { ColumnType, Generated } from 'kysely'

/** Arrives as `2026-11-20T16:42:00Z`. */
export type Time = ColumnType<string, string | undefined, string>
export type MaybeTime = ColumnType<string | null, string | null | undefined, string | null>
export type Json<Value> = ColumnType<Value, string, string>
export type Texts = Json<Record<string, Record<string, unknown>>>

export type Changing = { version: Generated<number>; created_at: Time; updated_at: Time }
