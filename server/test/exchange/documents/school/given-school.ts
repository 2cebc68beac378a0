import type { Actor } from 'contract/access/scope'
import type { OptionCode } from 'contract/instrument/instruments'
import type { Language } from 'contract/platform/shapes'
import { sql } from 'kysely'
import type { Variant } from '../../../../src/exchange/documents/document.ts'
import { schoolDocument } from '../../../../src/exchange/documents/school/school-document.ts'
import { givenLine } from '../../../given/answers.ts'
import { givenEvaluatedSchool } from '../../../given/lines.ts'
import { givenSchool } from '../../../given/places.ts'
import { givenVereda } from '../../../vereda.ts'

/** The real instrument and a school in it, whose lines are answered as a test wants it. */
export const givenDocuments = async () => {
  const vereda = await givenVereda()
  const { db } = vereda.database
  const people = await givenEvaluatedSchool(db)
  const { instrument, coordinator } = people
  const parts = {
    instrument: instrument.id,
    categories: instrument.categories.map((each) => ({ ...each, name: '' })),
    outcomes: [...new Set(instrument.indicators.map(({ outcome }) => outcome))].map((id) => ({
      id,
      number: 0,
      name: '',
      category: instrument.indicators.find(({ outcome }) => outcome === id)?.category ?? 0,
    })),
    indicators: instrument.indicators.map((each) => ({ ...each, name: '' })),
  }

  const answer = (line: number, answers: Record<string, OptionCode>) =>
    sql`
    insert into results (line_id, indicator_id, option_id, updated_by)
    select ${line}::int, indicators.id, options.id, ${coordinator.id}::int
    from json_each_text(${JSON.stringify(answers)}::json) as given (indicator, code)
    join indicators on indicators.id = given.indicator::int
    join options on options.instrument_id = indicators.instrument_id and options.code = given.code
      and (options.scale = indicators.scale or options.scale is null)`.execute(db)

  /** A new school of the region with a line for each of these answers. */
  const givenLines = async (...all: Record<string, OptionCode>[]) => {
    const school = await givenSchool(db, people.region.id)
    const place = { id: school.id, region: people.region.id, country: people.country.id }
    const lines: Awaited<ReturnType<typeof givenLine>>[] = []
    for (const [at, answers] of all.entries()) {
      const evaluation = lines[0]?.evaluation ?? 0
      const traits = { status: 'CLOSED' as const, evaluation, kind: at + 1, year: 2024 + at }
      const line = await givenLine(db, place, instrument.id, coordinator, traits)
      await answer(line.id, answers)
      lines.push(line)
    }
    return { school: school.id, lines }
  }

  const administrator: Actor = { id: people.administrator.id, role: 0, is_superuser: true, areas: [] }
  const documentOf = (
    school: number,
    {
      language = 'en' as Language,
      variant = 'standard' as Variant,
      actor = administrator,
      line = undefined as number | undefined,
    } = {},
  ) => schoolDocument({ db, actor, language, variant, id: school, line })

  return { vereda, db, people, parts, givenLines, documentOf }
}
