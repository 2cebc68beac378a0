import type { Category, CategoryOutline } from 'contract/instrument/instruments'
import { found } from 'contract/platform/problems'
import type { Language } from 'contract/platform/shapes'
import type { Db } from '../../platform/database/db.ts'
import type { Person } from '../../platform/http/person.ts'
import { instrumentText, instrumentVersion } from './queries.ts'

type StoredText = { version: number; whole: Category[]; short: Category[]; outline: CategoryOutline[] }

/**
 * Caches the text of each instrument and language, which is large, the same for everybody and rarely changed; the
 * version is checked each time, so that changes by other servers are seen.
 */
export const storeText = () => {
  const cached = new Map<string, StoredText>()
  return async (db: Db, actor: Person, id: number, language: Language): Promise<StoredText> => {
    const { version } = found(await instrumentVersion(db, actor, id))
    const key = `${id} ${language}`
    const before = cached.get(key)
    if (before?.version === version) return before
    const text = found(await instrumentText(db, id, language))
    const now = {
      version: text.version,
      whole: text.categories,
      short: text.categories.map(({ outcomes: _, duties: __, ...category }) => category),
      outline: text.categories.map(({ id: category, number, name, outcomes = [] }) => ({
        id: category,
        number,
        name,
        indicators: outcomes.flatMap(({ indicators }) =>
          indicators.map(({ id: indicator, code, short }) => ({ id: indicator, code, short })),
        ),
      })),
    }
    cached.set(key, now)
    return now
  }
}
