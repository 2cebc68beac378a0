import { sql } from 'kysely'

/** The day it is in UTC, as `utcDay` of the contract has it. */
export const utcToday = sql<string>`(now() at time zone 'UTC')::date`
