import { firstCountryCodes } from 'contract/country-codes'
import { addFirstSuperuser, setupLink } from './accounts/first-superuser.ts'
import { addFirstCountries } from './countries/queries.ts'
import { migrate } from './database/migrate.ts'
import type { Database } from './database/open.ts'
import { instrumentFolder, migrationsFolder } from './folders.ts'
import { readEdition } from './instruments/editions/read-edition.ts'
import { loadInstruments } from './instruments/load-instruments.ts'
import { withUnderstoodTexts } from './instruments/understood.ts'
import type { Settings } from './settings.ts'
import { loadSuggestions } from './suggestions/load-suggestions.ts'
import { lacksFigures } from './summaries/queries.ts'
import { recount } from './summaries/recount.ts'
import { fillTranslations } from './translations/fill/queries.ts'

/**
 * Brings a database to where the server can use it: tables, and what an empty one begins with. While there is no
 * superuser, a link that makes the first; it is shown once, and never kept.
 */
export const prepare = async (
  database: Database,
  settings: Settings,
): Promise<{ setupLink: string | null }> => {
  await migrate(database, migrationsFolder)
  await database.patiently(async (db) => {
    await addFirstCountries(db, firstCountryCodes)
    await withUnderstoodTexts(async () => {
      await loadInstruments(db, readEdition(instrumentFolder))
      await fillTranslations(db)
      await loadSuggestions(db, instrumentFolder)
    })
    if (await lacksFigures(db)) await recount(db)
    if (settings.firstAdmin) await addFirstSuperuser(db, settings.firstAdmin)
  })
  return { setupLink: await setupLink(database.db, settings.publicBaseUrl) }
}
