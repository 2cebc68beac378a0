/** One edition of the instrument with its words in one language. */
export type Instrument = {
  edition: number
  language: string
  name: string
  description: string
  domains: Domain[]
  options: Option[]
  duties: Duty[]
}

/** `number` is 1..7. */
export type Domain = {
  code: string
  number: number
  name: string
  description: string
  outcomes: Outcome[]
}

/** `code` is "4.1"; `number` its place in the domain, from 1. */
export type Outcome = { code: string; number: number; name: string; indicators: Indicator[] }

/** 1 Practice: how far a practice has grown. 2 Reach: the share of the group that is reached. */
export type Scale = 1 | 2

/** `code` is "4.1.1"; `number` its place in the outcome, from 1. Without `na_reason` it is always applicable. */
export type Indicator = {
  code: string
  number: number
  name: string
  help: string
  scale: Scale
  principal: boolean
  na_reason: string | null
  s1: string
  s2: string
  s3: string
  look_for: string[]
  ask_family: string
  ask_learner: string
  easy: EasyTexts | null
  /** For lists; the heading has the whole name. */
  short: string | null
  /** What can be ticked at each stage; null in editions without. */
  statements: Statements | null
  /** Of Reach: who counts as reached, and out of whom. */
  counted: Counted | null
  link: Link | null
  from: string[]
}

/** What an indicator is to the edition before. Only the same and reworded ones are compared over editions. */
export type Link = 'same' | 'reworded' | 'split' | 'merged' | 'new'

/** Two or three short sentences for each stage. */
export type Statements = Record<'s1' | 's2' | 's3', string[]>

export type Counted = { reached: string; of: string }

/** A duty is kept or not; `plan` says what to do where it is not. It belongs to a domain by its number. */
export type Duty = { code: string; domain: number; name: string; help: string; plan: string }

/** The indicator in short everyday words: a question, and what is seen at each stage unless statements say it. */
export type EasyTexts = { easy: string } & Partial<Record<'easy_s1' | 'easy_s2' | 'easy_s3', string>>

/** `points` 0..7, null for "not applicable". `stage` 1 Change, 2 Transformation, 3 Innovation, null before Change. */
export type Option = {
  code: string
  scale: Scale | null
  points: number | null
  stage: 1 | 2 | 3 | null
  label: string
  help: string
  order: number
}

/** The action plan's words: 7 questions, 6 action categories, 9 areas of the expanded core curriculum. */
export type Plan = {
  questions: { title: string; question: string }[]
  categories: { name: string; examples: string }[]
  core_curriculum: { name: string; description: string }[]
  evidence: Evidence
}

/**
 * Three folders, Change to Innovation; `suggestions` by domain code, one for each folder in the same order; two photos
 * each.
 */
export type Evidence = {
  folders: { name: string; description: string }[]
  suggestions: Record<string, { photos: string[]; document: string }[]>
}
