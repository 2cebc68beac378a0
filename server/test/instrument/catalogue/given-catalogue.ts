import type { Question } from 'contract/access/client'
import { type CatalogueText, catalogueCalls } from 'contract/instrument/catalogue'
import type { Language } from 'contract/platform/shapes'
import type { Someone } from '../../given/people.ts'
import type { Vereda } from '../../vereda.ts'

type Filters = Partial<NonNullable<Question<typeof catalogueCalls.list>['query']>>

/** The catalogue as a superuser reads it and corrects it. */
export const catalogueOf = ({ ask }: Pick<Vereda, 'ask'>, superuser: Someone) => {
  const list = (query: Filters = {}) =>
    ask(catalogueCalls.list, superuser, { query: { language: 'es', page_size: '100', ...query } })
  const textOf = async (key: string, language: Language = 'es'): Promise<CatalogueText> => {
    const { body } = await list({ language, search: key })
    const row = body.results.find((each) => each.key === key)
    if (!row) throw new Error(`no ${key}`)
    return row
  }
  const change = ({ id, version }: Pick<CatalogueText, 'id' | 'version'>, text: string | null) =>
    ask(catalogueCalls.change, superuser, {
      parameters: { message: id },
      body: { text },
      headers: { 'if-match': `"v${version}"` },
    })
  /** Corrects a message by its key. */
  const correct = async (key: string, text: string | null, language: Language = 'es') =>
    change(await textOf(key, language), text)
  return { list, textOf, change, correct }
}
