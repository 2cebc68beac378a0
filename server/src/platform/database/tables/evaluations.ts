import type { LineStatus } from 'contract/evaluation/lines'
import type { Stage } from 'contract/evaluation/scores/stages'
import type { OptionCode } from 'contract/instrument/instruments'
import type { Language } from 'contract/platform/shapes'
import type { Generated } from 'kysely'
import type { Changing, Json, MaybeTime, Time } from './columns.ts'

export type EvaluationsTables = {
  evaluations: {
    id: Generated<number>
    school_id: number
    region_id: number
    country_id: number
    instrument_id: number
    date: string | null
    period: string | null
    created_by: number
  } & Changing
  lines: {
    id: Generated<number>
    evaluation_id: number
    kind: number
    year: number
    status: Generated<LineStatus>
    submitted_at: MaybeTime
    submitted_by: number | null
    reviewer_id: number | null
    review_by: string | null
    reviewed_at: MaybeTime
    reviewed_by: number | null
    closed_at: MaybeTime
    closed_by: number | null
    instrument_id: Generated<number>
    edition_moved_at: MaybeTime
    place: Json<{ school: string; region: string; country: Record<Language, string> }> | null
  } & Changing
  indiprin_scores: { line_id: number; category_id: number; score: number }
  results: {
    id: Generated<number>
    line_id: number
    indicator_id: number
    option_id: number
    na_reason: string | null
    files: Generated<number[]>
    statements: Generated<number[]>
    reached: number | null
    of_whom: number | null
    updated_by: number
  } & Changing
  duty_answers: {
    id: Generated<number>
    line_id: number
    duty_id: number
    kept: boolean
    plan: string | null
    updated_by: number
    version: Generated<number>
    updated_at: Time
  }
  edition_moves: {
    line_id: number
    from_id: number
    to_id: number
    places: Json<{ from: number; to: number; other: boolean; carried: boolean }[]>
    moved_by: number
    moved_at: Time
  }
  former_answers: {
    id: number
    line_id: number
    indicator_id: number
    other: boolean
    former_indicator_id: number
    option_id: number
    na_reason: string | null
    statements: number[]
    reached: number | null
    of_whom: number | null
    files: number[]
    updated_by: number
    updated_at: string
  }
  former_duty_answers: {
    id: Generated<number>
    line_id: number
    duty_id: number
    kept: boolean
    plan: string | null
    updated_by: number
    updated_at: string
  }
  rating_rounds: {
    id: Generated<number>
    line_id: number
    category_id: number
    opened_by: number
    opened_at: Generated<string>
    finished_at: MaybeTime
  }
  rating_raters: { round_id: number; place: 1 | 2; user_id: number; finished_at: MaybeTime }
  ratings: {
    round_id: number
    user_id: number
    indicator_id: number
    option_id: number
    na_reason: string | null
    updated_at: Time
  }
  rating_agreements: {
    round_id: number
    indicator_id: number
    option_id: number
    reason: string | null
    agreed_by: number
    at: Time
  }
  submissions: {
    id: Generated<number>
    line_id: number
    number: number
    submitted_by: number
    at: Time
    answers: Json<Record<string, OptionCode>>
  }
  review_marks: {
    id: Generated<number>
    line_id: number
    indicator_id: number
    submission: number
    verdict: 'agree' | 'ask'
    text: string | null
    marked_by: number
    at: Time
  }
  reviews: {
    id: Generated<number>
    line_id: number
    kind: 'returned' | 'validated'
    reviewed_by: number
    at: Time
  }
  review_messages: {
    id: Generated<number>
    review_id: number
    text: string
    indicator_id: number | null
    category_id: number | null
    stage: Stage | null
  }
}
