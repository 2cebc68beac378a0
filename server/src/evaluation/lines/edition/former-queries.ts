import type { FormerParts } from 'contract/evaluation/edition-moves'
import type { Language } from 'contract/platform/shapes'
import { type RawBuilder, sql } from 'kysely'
import { nameIn, statementsInTexts, textsIn } from '../../../instrument/instruments/queries.ts'
import type { Db } from '../../../platform/database/db.ts'
import { jsonRows, jsonTime, personOf } from '../../../platform/database/json.ts'

const edition = (language: Language, column: string) => sql`(
  select json_build_object('id', instruments.id, 'name', ${nameIn('instruments.texts', language)})
  from instruments where instruments.id = ${sql.ref(column)})`

const moves = (language: Language, line: number) =>
  jsonRows<FormerParts['moves'][number]>(
    sql`json_build_object('from', ${edition(language, 'edition_moves.from_id')},
      'to', ${edition(language, 'edition_moves.to_id')}, 'by', ${personOf('edition_moves.moved_by')},
      'at', ${jsonTime('edition_moves.moved_at')})`,
    sql`edition_moves where edition_moves.line_id = ${line}`,
    sql`edition_moves.moved_at`,
  )

const ticked = (language: Language) => sql`(
  select coalesce(json_agg(statement ->> 'text' order by (statement ->> 'id')::int), '[]')
  from (select ${textsIn(language, 'indicators.texts')} as words) as said,
    jsonb_array_elements(coalesce(${statementsInTexts}, '[]')) as statement
  where (statement ->> 'id')::int = any(former_answers.statements))`

/** Whether two raters have an unfinished round in the present domain, so that no letters may be shown. */
const hasOpenRound = sql`exists (
  select from rating_rounds join indicators own on own.category_id = rating_rounds.category_id
  where rating_rounds.line_id = former_answers.line_id and rating_rounds.finished_at is null
    and own.id = former_answers.indicator_id)`

const answers = (language: Language, line: number) =>
  jsonRows<FormerParts['answers'][number]>(
    sql`json_build_object('id', former_answers.id, 'edition', indicators.instrument_id, 'indicator', former_answers.indicator_id,
      'other', former_answers.other, 'files', former_answers.files, 'code', indicators.code,
      'name', ${nameIn('indicators.texts', language)}, 'option', options.code,
      'label', coalesce(${textsIn(language, 'options.texts')} ->> 'label', ''), 'stage', options.stage,
      'na_reason', former_answers.na_reason, 'statements', ${ticked(language)}, 'reached', former_answers.reached,
      'of', former_answers.of_whom, 'by', ${personOf('former_answers.updated_by')},
      'at', ${jsonTime('former_answers.updated_at')})`,
    sql`former_answers join indicators on indicators.id = former_answers.former_indicator_id
      join options on options.id = former_answers.option_id
      where former_answers.line_id = ${line} and not ${hasOpenRound}`,
    sql`former_answers.former_indicator_id, former_answers.id`,
  )

const duties = (language: Language, line: number) =>
  jsonRows<FormerParts['duties'][number]>(
    sql`json_build_object('id', former_duty_answers.id, 'edition', duties.instrument_id, 'code', duties.code, 'name', ${nameIn('duties.texts', language)},
      'kept', former_duty_answers.kept, 'plan', former_duty_answers.plan,
      'by', ${personOf('former_duty_answers.updated_by')}, 'at', ${jsonTime('former_duty_answers.updated_at')})`,
    sql`former_duty_answers join duties on duties.id = former_duty_answers.duty_id
      where former_duty_answers.line_id = ${line}`,
    sql`duties.position, duties.id`,
  )

export const ofFormerRounds = (line: number): RawBuilder<unknown> => sql`
  from rating_rounds
  join categories on categories.id = rating_rounds.category_id
  join lines on lines.id = rating_rounds.line_id and lines.instrument_id <> categories.instrument_id
  where rating_rounds.line_id = ${line} and rating_rounds.finished_at is not null`

const reasons = (language: Language, line: number) =>
  jsonRows<FormerParts['reasons'][number]>(
    sql`json_build_object('kind', words.kind, 'edition', indicators.instrument_id, 'indicator', indicators.id, 'code', indicators.code,
      'name', ${nameIn('indicators.texts', language)}, 'text', words.text, 'by', ${personOf('words.person')})`,
    sql`(
      select 'rating' as kind, indicator_id, user_id as person, na_reason as text from ratings
      where round_id in (select rating_rounds.id ${ofFormerRounds(line)})
      union all
      select 'agreement', indicator_id, agreed_by, reason from rating_agreements
      where round_id in (select rating_rounds.id ${ofFormerRounds(line)})) as words
      join indicators on indicators.id = words.indicator_id where words.text is not null`,
    sql`indicators.id, words.kind, words.person`,
  )

export const formerParts = (db: Db, language: Language, line: number): Promise<FormerParts> =>
  db
    .selectNoFrom([
      moves(language, line).as('moves'),
      answers(language, line).as('answers'),
      duties(language, line).as('duties'),
      reasons(language, line).as('reasons'),
    ])
    .executeTakeFirstOrThrow()
