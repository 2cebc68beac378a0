import { type Spoken, spread, worded } from './by-language.ts'
import type { FormCategory, FormDuty, FormInstrument } from './queries.ts'
import { dutyQuestions, type Question, questionsOf, titled } from './questions.ts'

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

/** Duties come first, as everywhere: they are part of no score. */
const dutiesOf = (duties: FormDuty[]): Question[] =>
  duties.length === 0
    ? []
    : group(
        'duties',
        worded((texts) => texts.duties),
        duties.flatMap(dutyQuestions),
      )

/** In order: school and day, duties, every indicator in its domain and outcome. */
export const surveyOf = ({ edition, categories, duties }: FormInstrument): Record<string, string>[] =>
  [
    { type: 'start', name: 'start' },
    { type: 'end', name: 'end' },
    { type: 'calculate', name: 'edition', calculation: String(edition) },
    { type: 'note', name: 'names', label: worded(({ form }) => form.noNames) },
    { type: 'text', name: 'school', label: worded(({ form }) => form.school) },
    { type: 'date', name: 'day', label: worded(({ form }) => form.day) },
    ...dutiesOf(duties),
    ...categories.flatMap(groupsOf),
  ].map(rowOf)
