import { stageNumbers } from 'contract/evaluation/scores/stages'
import { limits } from 'contract/platform/limits'
import { inEach, listIn, type Spoken, spread, textIn, worded } from './by-language.ts'
import type { FormCategory, FormInstrument, Texts } from './queries.ts'

type Question = {
  type: string
  name: string
  label?: Spoken
  hint?: Spoken
  guidance?: Spoken
  appearance?: string
  relevant?: string
  required?: Spoken
  constraint?: { rule: string; message: Spoken }
  calculation?: string
}

type FormIndicator = FormCategory['outcomes'][number]['indicators'][number]

/** Lists of choices, by what fits an indicator: `assertFits` of the contract takes the same options. */
export const listFor = ({ scale, na_allowed }: Pick<FormIndicator, 'scale' | 'na_allowed'>): string =>
  scale === 2 ? 'reach' : na_allowed ? 'practice_na' : 'practice'

/** The name of an indicator's question: stable, whatever the language and the edition. */
export const nameOf = (code: string): string => `i_${code.replaceAll('.', '_')}`

const atMost = (most: number) => ({
  rule: `string-length(.) <= ${most}`,
  message: worded(({ wrong }) => wrong.length),
})

const titled = (number: string, texts: Texts): Spoken =>
  inEach((language) => `${number} ${textIn(texts, 'name', language)}`.trim())

const stagesOf = (texts: Texts): Spoken => {
  const heading = stageNumbers.map((stage) => worded(({ headings }) => headings[`stage_${stage}`]))
  return inEach((language) =>
    heading
      .map((spoken, place) => `${spoken[language]}: ${textIn(texts, `s${place + 1}`, language)}`)
      .join('\n'),
  )
}

const helpOf = (texts: Texts): Spoken =>
  inEach((language) =>
    [textIn(texts, 'help', language), ...listIn(texts, 'look_for', language).map((each) => `• ${each}`)]
      .filter((line) => line !== '')
      .join('\n'),
  )

const conditionOf = (texts: Texts): Spoken => {
  const naWhen = worded((labels) => labels.naWhen)
  return inEach((language) => {
    const condition = textIn(texts, 'na_reason', language)
    return condition === '' ? '' : `${naWhen[language]} ${condition}`
  })
}

const questionsOf = (indicator: FormIndicator): Question[] => {
  const { code, scale, na_allowed, texts } = indicator
  const name = nameOf(code)
  const reason: Question = {
    type: 'text',
    name: `${name}_reason`,
    label: worded(({ form }) => form.reason),
    hint: conditionOf(texts),
    relevant: `\${${name}} = 'NA'`,
    required: worded(({ form }) => form.needed),
    constraint: atMost(limits.text),
  }
  return [
    {
      type: `select_one ${listFor(indicator)}`,
      name,
      label: titled(code, texts),
      hint: stagesOf(texts),
      guidance: helpOf(texts),
    },
    ...(scale === 2 || na_allowed ? [reason] : []),
    {
      type: 'text',
      name: `${name}_note`,
      label: worded(({ form }) => form.note),
      hint: worded(({ form }) => form.noNames),
      appearance: 'multiline',
      constraint: atMost(limits.note),
    },
  ]
}

const group = (name: string, label: Spoken, questions: Question[]): Question[] => [
  { type: 'begin_group', name, label },
  ...questions,
  { type: 'end_group', name: `${name}_end` },
]

const groupsOf = ({ number, texts, outcomes }: FormCategory): Question[] =>
  group(
    `d_${number}`,
    titled(String(number), texts),
    outcomes.flatMap((outcome) =>
      group(
        `o_${number}_${outcome.number}`,
        titled(`${number}.${outcome.number}`, outcome.texts),
        outcome.indicators.flatMap(questionsOf),
      ),
    ),
  )

const rowOf = (question: Question): Record<string, string> => ({
  type: question.type,
  name: question.type === 'end_group' ? '' : question.name,
  ...spread('label', question.label),
  ...spread('hint', question.hint),
  ...spread('guidance_hint', question.guidance),
  appearance: question.appearance ?? '',
  required: question.required ? 'yes' : '',
  ...spread('required_message', question.required),
  relevant: question.relevant ?? '',
  constraint: question.constraint?.rule ?? '',
  ...spread('constraint_message', question.constraint?.message),
  calculation: question.calculation ?? '',
})

/** The questions of the form: school and day, then every indicator in its domain and outcome. */
export const surveyOf = ({ edition, categories }: FormInstrument): Record<string, string>[] =>
  [
    { type: 'start', name: 'start' },
    { type: 'end', name: 'end' },
    { type: 'calculate', name: 'edition', calculation: String(edition) },
    { type: 'note', name: 'names', label: worded(({ form }) => form.noNames) },
    { type: 'text', name: 'school', label: worded(({ form }) => form.school) },
    { type: 'date', name: 'day', label: worded(({ form }) => form.day) },
    ...categories.flatMap(groupsOf),
  ].map(rowOf)
