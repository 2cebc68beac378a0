import type { Actor } from 'contract/access/scope'
import type { Language } from 'contract/platform/shapes'
import type { Db } from '../../platform/database/db.ts'
import type { Variant } from './document.ts'

/** `id` is that of the subject; `line` is one of its lines, where one was named. */
export type DocumentAbout = {
  db: Db
  actor: Actor
  language: Language
  variant: Variant
  id: number
  line: number | undefined
}
