import type { Question } from 'contract/access/client'
import { type Translation, translationCalls } from 'contract/instrument/translations'
import type { Language } from 'contract/platform/shapes'
import type { Someone } from '../given/people.ts'
import type { Vereda } from '../vereda.ts'

type Filters = Partial<NonNullable<Question<typeof translationCalls.list>['query']>>

/** The desk of translations, of one part, as a superuser reads it and writes there. */
export const deskOf = (
  at: () => { vereda: Vereda; superuser: Someone; instrument: number; part: Filters['part'] },
) => {
  const desk = (query: Filters = {}, person: Someone = at().superuser) => {
    const { vereda, instrument, part } = at()
    return vereda.ask(translationCalls.list, person, {
      query: { language: 'es', instrument: String(instrument), part, page_size: '100', ...query },
    })
  }
  const textAt = async (place: string, language: Language = 'es', field?: string): Promise<Translation> => {
    const { body } = await desk({ language, search: place })
    const row = body.results.find(
      (each) => each.place === place && (field === undefined || each.field === field),
    )
    if (!row) throw new Error(`nothing at ${place}`)
    return row
  }
  const change = (
    { id, version }: Translation,
    body: NonNullable<Question<typeof translationCalls.change>['body']>,
    person: Someone = at().superuser,
  ) =>
    at().vereda.ask(translationCalls.change, person, {
      parameters: { key: id },
      body,
      headers: { 'if-match': `"v${version}"` },
    })
  const countIn = async (language: Language) => (await desk({ language })).body.count
  return { desk, textAt, change, countIn }
}
