import type { Actor } from 'contract/access/scope'
import type { Language } from 'contract/platform/shapes'
import type { Db } from '../../platform/database/db.ts'
import type { Variant } from './document.ts'

/** What a paper is asked about: a thing by its number, and the line of it where one was named. */
export type DocumentAbout = {
  db: Db
  actor: Actor
  language: Language
  variant: Variant
  id: number
  line: number | undefined
}
