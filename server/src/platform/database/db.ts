import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** A handle for queries; inside a transaction it is the transaction's own handle. */
export type Db = Kysely<Tables>
