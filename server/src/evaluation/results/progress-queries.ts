import type { OptionCode, StatementText } from 'contract/instrument/instruments'
import type { Language } from 'contract/platform/shapes'
import { sql } from 'kysely'
import { statementsInTexts, textsIn } from '../../instrument/instruments/queries.ts'
import type { Db } from '../../platform/database/db.ts'

/** An indicator with its answer and the person's own note. */
export type AnsweredIndicator = {
  indicator: number
  code: string
  name: string
  scale: 1 | 2
  na_allowed: boolean
  /** Empty in editions without statements. */
  statements: StatementText[]
  result: {
    id: number
    version: number
    code: OptionCode
    na_reason: string | null
    statements: number[]
    reached: number | null
    of: number | null
  } | null
  note: { id: number; version: number; text: string } | null
}

/** All indicators in order; a person's note is their first one that is not hidden. */
export const summaryOf = async (
  db: Db,
  line: number,
  person: number,
  language: Language,
): Promise<AnsweredIndicator[]> => {
  const { rows } = await sql<AnsweredIndicator>`
    select indicators.id as indicator, indicators.code, indicators.scale, indicators.na_allowed,
      coalesce(words ->> 'name', '') as name,
      case when results.id is not null then json_build_object('id', results.id, 'version', results.version,
        'code', options.code, 'na_reason', results.na_reason, 'statements', results.statements,
        'reached', results.reached, 'of', results.of_whom) end as result,
      coalesce(${statementsInTexts}, '[]') as statements,
      case when own.id is not null then json_build_object('id', own.id, 'version', own.version,
        'text', own.text) end as note
    from lines
    join evaluations on evaluations.id = lines.evaluation_id
    join indicators on indicators.instrument_id = evaluations.instrument_id
    join outcomes on outcomes.id = indicators.outcome_id
    join categories on categories.id = indicators.category_id
    cross join lateral (select ${textsIn(language, 'indicators.texts')} as words) as said
    left join results on results.line_id = lines.id and results.indicator_id = indicators.id
    left join options on options.id = results.option_id
    left join (
      select distinct on (indicator_id) indicator_id, id, version, text from notes
      where line_id = ${line} and author_id = ${person} and hidden_at is null
        and indicator_id is not null and former_indicator_id is null
      order by indicator_id, id) as own on own.indicator_id = indicators.id
    where lines.id = ${line}
    order by categories.number, outcomes.number, indicators.number`.execute(db)
  return rows
}
