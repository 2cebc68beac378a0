import { firstCountryCodes } from 'contract/places/country-codes'
import { editionFolders, newestWith } from '../../../instrument/editions.ts'
import { lacksFigures } from '../evaluation/summaries/queries.ts'
import { recount } from '../evaluation/summaries/recount.ts'
import { readEdition } from '../instrument/instruments/editions/read-edition.ts'
import { loadInstruments } from '../instrument/instruments/load-instruments.ts'
import { withUnderstoodTexts } from '../instrument/instruments/understood.ts'
import { loadPracticeCases } from '../instrument/practice-cases/load-cases.ts'
import { loadSuggestions } from '../instrument/suggestions/load-suggestions.ts'
import { fillTranslations } from '../instrument/translations/fill-queries.ts'
import { addFirstSuperuser, setupLink } from '../people/accounts/first-superuser.ts'
import { addFirstCountries } from '../places/countries/queries.ts'
import { migrate } from '../platform/database/migrate.ts'
import type { Database } from '../platform/database/open.ts'
import { beginKeys } from '../platform/keys/begin-keys.ts'
import { operatorKeysOf } from '../platform/keys/operator-keys.ts'
import { isUnused } from '../platform/keys/queries.ts'
import { instrumentFolder, migrationsFolder } from '../platform/settings/folders.ts'
import type { Settings } from '../platform/settings/settings.ts'

/**
 * Makes a database ready: tables, and the content of an empty one. Without a superuser it answers a link that makes
 * the first; the database has only a hash of it.
 */
export const prepare = async (
  database: Database,
  settings: Settings,
): Promise<{ setupLink: string | null }> => {
  await migrate(database, migrationsFolder)
  await database.patiently(async (db) => {
    await addFirstCountries(db, firstCountryCodes)
    await withUnderstoodTexts(async () => {
      for (const folder of editionFolders(instrumentFolder)) await loadInstruments(db, readEdition(folder))
      await loadSuggestions(db, newestWith('suggestions.yaml', instrumentFolder))
      await loadPracticeCases(db, newestWith('cases.yaml', instrumentFolder))
      await fillTranslations(db)
    })
    if (await lacksFigures(db)) await recount(db)
    const operatorKeys = operatorKeysOf(settings)
    if (operatorKeys && !settings.filesKms && (await isUnused(db))) await beginKeys(db, operatorKeys)
    if (settings.firstAdmin) await addFirstSuperuser(db, settings.firstAdmin)
  })
  return { setupLink: await setupLink(database.db, settings.publicBaseUrl) }
}
