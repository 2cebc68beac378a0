import { idsOfStage } from 'contract/evaluation/proposed-letters'
import { stageNumbers } from 'contract/evaluation/scores/stages'
import { limits } from 'contract/platform/limits'
import { inEach, listIn, type Spoken, textIn, worded } from './by-language.ts'
import type { FormDuty, FormIndicator, Texts } from './queries.ts'

export type Question = {
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

/** Lists of choices of an indicator: the same options as `assertFits` of the contract. */
export const listFor = ({ scale, na_allowed }: Pick<FormIndicator, 'scale' | 'na_allowed'>): string =>
  scale === 2 ? 'reach' : na_allowed ? 'practice_na' : 'practice'

/** The name of an indicator's question: the same in every language and edition. */
export const nameOf = (code: string): string => `i_${code.replaceAll('.', '_')}`

/** The list of statements of a stage. */
export const statementList = (code: string, stage: 1 | 2 | 3): string => `${nameOf(code)}_s${stage}`

const atMost = (most: number) => ({
  rule: `string-length(.) <= ${most}`,
  message: worded(({ wrong }) => wrong.length),
})

export const titled = (number: string, texts: Texts): Spoken =>
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

const fieldTexts = (texts: Texts, field: string): Spoken =>
  inEach((language) => textIn(texts, field, language))

/** Statements of each stage; its longer text is a hint. */
const ticksOf = ({ code, statements, texts }: FormIndicator): Question[] =>
  stageNumbers
    .filter((stage) => idsOfStage(statements, stage).length > 0)
    .map((stage) => {
      const ask = worded(({ form }) => form.statements)
      const named = worded(({ headings }) => headings[`stage_${stage}`])
      return {
        type: `select_multiple ${statementList(code, stage)}`,
        name: statementList(code, stage),
        label: inEach((language) => `${code} ${named[language]}. ${ask[language]}`),
        guidance: fieldTexts(texts, `s${stage}`),
      }
    })

/** For Reach those reached, of all; the hint says who is counted. */
const countsOf = ({ code, scale, statements, texts }: FormIndicator): Question[] => {
  if (scale === 1 || statements.length === 0) return []
  const [of, reached] = [`${nameOf(code)}_of`, `${nameOf(code)}_reached`]
  const count = (name: string, field: 'of' | 'reached', rule: string): Question => ({
    type: 'integer',
    name,
    label: inEach((language) => `${code} ${worded(({ headings }) => headings[field])[language]}`),
    hint: fieldTexts(texts, field),
    constraint: { rule, message: worded(({ form }) => form.tooMany) },
  })
  return [
    count(of, 'of', `. >= 0 and . <= ${limits.people}`),
    count(reached, 'reached', `. >= 0 and . <= \${${of}}`),
  ]
}

const letterOf = (indicator: FormIndicator): Question => {
  const { code, statements, texts } = indicator
  const isTicked = statements.length > 0
  return {
    type: `select_one ${listFor(indicator)}`,
    name: nameOf(code),
    label: titled(code, texts),
    hint: isTicked ? worded(({ form }) => form.letterHint) : stagesOf(texts),
    guidance: helpOf(texts),
  }
}

const reasonOf = ({ code, texts }: FormIndicator): Question => ({
  type: 'text',
  name: `${nameOf(code)}_reason`,
  label: worded(({ form }) => form.reason),
  hint: conditionOf(texts),
  relevant: `\${${nameOf(code)}} = 'NA'`,
  required: worded(({ form }) => form.needed),
  constraint: atMost(limits.text),
})

const noteOf = ({ code }: FormIndicator): Question => ({
  type: 'text',
  name: `${nameOf(code)}_note`,
  label: worded(({ form }) => form.note),
  hint: worded(({ form }) => form.noNames),
  appearance: 'multiline',
  constraint: atMost(limits.note),
})

/** An indicator with its help; a note with its name comes first where statements come before the letter. */
export const questionsOf = (indicator: FormIndicator): Question[] => {
  const { code, scale, na_allowed, statements, texts } = indicator
  const named: Question = {
    type: 'note',
    name: `${nameOf(code)}_name`,
    label: titled(code, texts),
    hint: fieldTexts(texts, 'help'),
  }
  return [
    ...(statements.length > 0 ? [named] : []),
    ...countsOf(indicator),
    ...ticksOf(indicator),
    letterOf(indicator),
    ...(scale === 2 || na_allowed ? [reasonOf(indicator)] : []),
    noteOf(indicator),
  ]
}

/** Yes or no, and a plan for no. */
export const dutyQuestions = ({ code, texts }: FormDuty): Question[] => [
  {
    type: 'select_one kept',
    name: `duty_${code}`,
    label: titled(code, texts),
    hint: fieldTexts(texts, 'help'),
  },
  {
    type: 'text',
    name: `duty_${code}_plan`,
    label: worded(({ form }) => form.plan),
    hint: fieldTexts(texts, 'plan'),
    relevant: `\${duty_${code}} = 'no'`,
    appearance: 'multiline',
    constraint: atMost(limits.text),
  },
]
