import { bands, idsOfStage } from 'contract/evaluation/proposed-letters'
import { stageNumbers } from 'contract/evaluation/scores/stages'
import { listTexts } from '../../../spreadsheets/texts.ts'
import { inEach, listIn, spread, textIn } from './by-language.ts'
import type { FormIndicator, FormInstrument, FormOption } from './queries.ts'
import { listFor, statementList } from './questions.ts'

const kinds = [
  { scale: 1, na_allowed: false },
  { scale: 1, na_allowed: true },
  { scale: 2, na_allowed: true },
] as const

type Choice = Record<string, string>

/** The percentages of a letter of Reach, as from and below. */
const bandOf = (code: string): string => {
  const place = bands.findIndex(([letter]) => letter === code)
  const from = place < 0 ? 0 : (bands[place]?.[1] ?? 0)
  const to = place < 0 ? bands.at(-1)?.[1] : bands[place - 1]?.[1]
  if (code === 'A') return `>0–<${to} %`
  return to === undefined ? `${from}–100 %` : `${from}–<${to} %`
}

/** The letter with its label, and for Reach with its percentages. */
const optionLabel = (code: string, label: string, scale: 1 | 2): string => {
  const named = `${code} · ${label}`
  return scale === 1 || code === 'NA' || code === 'NE' ? named : `${named} (${bandOf(code)})`
}

/** Choices are named by letters, which are the value in every language. */
const optionChoices = (options: FormOption[]): Choice[] =>
  kinds.flatMap((kind) =>
    options
      .filter(({ code, scale }) => (scale ?? kind.scale) === kind.scale && (kind.na_allowed || code !== 'NA'))
      .map(({ code, texts }) => ({
        list_name: listFor(kind),
        name: code,
        ...spread(
          'label',
          inEach((language) => optionLabel(code, textIn(texts, 'label', language), kind.scale)),
        ),
      })),
  )

/** The statements of an indicator, a list for each stage. */
const statementChoices = ({ code, statements, texts }: FormIndicator): Choice[] =>
  stageNumbers.flatMap((stage) =>
    idsOfStage(statements, stage).map((id) => ({
      list_name: statementList(code, stage),
      name: String(id),
      ...spread(
        'label',
        inEach((language) => listIn(texts, `statements_s${stage}`, language)[(id % 10) - 1] ?? ''),
      ),
    })),
  )

const yesNoChoices = (): Choice[] =>
  (['yes', 'no'] as const).map((name) => ({
    list_name: 'kept',
    name,
    ...spread(
      'label',
      inEach((language) => listTexts(language)[name]),
    ),
  }))

export const choicesOf = ({ options, categories, duties }: FormInstrument): Choice[] => [
  ...optionChoices(options),
  ...(duties.length === 0 ? [] : yesNoChoices()),
  ...categories.flatMap(({ outcomes }) =>
    outcomes.flatMap(({ indicators }) => indicators.flatMap(statementChoices)),
  ),
]
