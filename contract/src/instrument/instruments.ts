import { z } from 'zod'
import { get, patch, post, success } from '../access/call.ts'
import { Language, queryFlag, queryId, Ref, StageNumber, text, time } from '../platform/shapes.ts'

export const Instrument = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  edition: z.int(),
  replaces: z.int().nullable(),
  enabled: z.boolean(),
  country: Ref.nullable().describe('whose adaptation it is; null for all'),
  categories: z.int(),
  outcomes: z.int(),
  indicators: z.int(),
  languages: z.array(Language),
  version: z.int(),
  updated_at: time,
})
export type Instrument = z.infer<typeof Instrument>

export const easyFields = ['easy', 'easy_s1', 'easy_s2', 'easy_s3'] as const
export type EasyField = (typeof easyFields)[number]

const ownFields = ['help', 'na_reason', 's1', 's2', 's3', 'look_for', 'ask_family', 'ask_learner'] as const
export const indicatorFields = ['name', ...ownFields] as const
/** Two or three short sentences that can be ticked at each stage, since the second edition. */
export const statementFields = ['statements_s1', 'statements_s2', 'statements_s3'] as const
/** For an indicator of Reach: who counts as reached, and out of whom. */
const shareFields = ['reached', 'of'] as const

/** All text fields in the order of reading and translating; new ones are added at the end. */
export const textFields = [
  'name',
  'label',
  'description',
  ...ownFields,
  ...easyFields,
  'short',
  ...statementFields,
  ...shareFields,
  'plan',
] as const
export type IndicatorTextField = (typeof textFields)[number]

export const Scale = z.union([z.literal(1), z.literal(2)])

/** How an indicator relates to the edition before; only same and reworded ones are compared. */
export const links = ['same', 'reworded', 'split', 'merged', 'new'] as const
export const EditionLink = z.enum(links)
export type EditionLink = z.infer<typeof EditionLink>

export const StatementText = z.object({
  id: z
    .int()
    .describe('stays as it is within the indicator: the stage and the place there, 11 for the first'),
  stage: StageNumber,
  text: z.string(),
})
export type StatementText = z.infer<typeof StatementText>

export const Duty = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  help: z.string(),
  plan: z.string().describe('what to do where it is not kept'),
})
export type Duty = z.infer<typeof Duty>

export const Indicator = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  help: z.string(),
  scale: Scale,
  principal: z.boolean(),
  na_reason: z.string().nullable(),
  s1: z.string(),
  s2: z.string(),
  s3: z.string(),
  look_for: z.array(z.string()),
  ask_family: z.string(),
  ask_learner: z.string(),
  easy: z.string().nullable().describe('the question in short everyday words; null in editions without them'),
  easy_s1: z.string().nullable().describe('what is seen at the stage of change, in one short sentence'),
  easy_s2: z.string().nullable().describe('the same at the stage of transformation'),
  easy_s3: z.string().nullable().describe('the same at the stage of innovation'),
  short: z
    .string()
    .nullable()
    .describe('a name of at most 32 characters for lists; null in editions without'),
  statements: z.array(StatementText).describe('what can be ticked; none in editions without'),
  reached: z.string().nullable().describe('of Reach: who counts as reached; null in editions without'),
  of: z.string().nullable().describe('of Reach: out of whom'),
  link: EditionLink.nullable().describe('what it is to the edition before; null in the first'),
  from: z.array(z.string()).describe('the codes there that it comes from'),
})
export type Indicator = z.infer<typeof Indicator>

export const Outcome = z.object({
  id: z.int(),
  number: z.int(),
  name: z.string(),
  indicators: z.array(Indicator),
})
export type Outcome = z.infer<typeof Outcome>

export const Category = z.object({
  id: z.int(),
  number: z.int(),
  name: z.string(),
  description: z.string(),
  outcomes: z.array(Outcome).optional(),
  duties: z.array(Duty).optional().describe('answered yes or no, outside the score'),
})
export type Category = z.infer<typeof Category>

/** A domain with its indicators by code and short name. */
export const CategoryOutline = Category.pick({ id: true, number: true, name: true }).extend({
  indicators: z.array(Indicator.pick({ id: true, code: true, short: true })),
})
export type CategoryOutline = z.infer<typeof CategoryOutline>

export const optionCodes = ['NA', 'NE', 'A', 'B', 'C', 'D', 'E', 'F', 'G'] as const
export const OptionCode = z.enum(optionCodes)
export type OptionCode = z.infer<typeof OptionCode>

export const Option = z.object({
  id: z.int(),
  instrument: z.int(),
  code: OptionCode,
  scale: Scale.nullable(),
  points: z.int().nullable(),
  stage: StageNumber.nullable(),
  label: z.string(),
  help: z.string(),
  order: z.int(),
  version: z.int(),
  updated_at: time,
})
export type Option = z.infer<typeof Option>

export const instrumentCalls = {
  list: get('/api/instruments/', { access: 'instrument.list', answer: z.array(Instrument), cacheable: true }),
  read: get('/api/instruments/{id}/', { access: 'instrument.list', answer: Instrument, cacheable: true }),
  toggle: post('/api/instruments/{id}/toggle_enabled/', {
    access: 'instrument.toggle',
    answer: success(['instrument_enabled', 'instrument_disabled'], { enabled: z.boolean() }),
    status: 200,
  }),
  categories: get('/api/instruments/{id}/categories/', {
    access: 'instrument.list',
    query: z.object({ short: queryFlag.default(false) }),
    answer: z.array(Category),
    cacheable: true,
  }),
  outline: get('/api/instruments/{id}/outline/', {
    access: 'instrument.list',
    answer: z.array(CategoryOutline),
    cacheable: true,
  }),
  options: get('/api/option/', {
    access: 'option.list',
    query: z.object({ instrument_id: queryId }),
    answer: z.array(Option),
    cacheable: true,
  }),
  changeOption: patch('/api/option/{id}/', {
    access: 'option.change',
    body: z.object({ language: Language, label: text(40), help: text(300) }),
    answer: Option,
  }),
}
