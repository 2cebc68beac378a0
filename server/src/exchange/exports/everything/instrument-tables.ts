import type { Category, Indicator, Outcome } from 'contract/instrument/instruments'
import { found } from 'contract/platform/problems'
import { instrumentById, instrumentText } from '../../../instrument/instruments/queries.ts'
import { thingOf } from '../wanted.ts'
import type { MakesTables } from './export-tables.ts'
import { sheetTextsIn, tableOf, yesNo } from './table.ts'

type Row = { category: Category; outcome: Outcome; indicator: Indicator }

/** The texts of an instrument in one language, one indicator a row. */
export const instrumentTables: MakesTables = async (wanted) => {
  const { db, actor, language, id } = thingOf(wanted)
  const instrument = found(await instrumentById(db, actor, language, id))
  const { categories } = found(await instrumentText(db, id, language))
  const sheetTexts = sheetTextsIn(language)
  const rows = categories.flatMap((category): Row[] =>
    (category.outcomes ?? []).flatMap((outcome) =>
      outcome.indicators.map((indicator) => ({ category, outcome, indicator })),
    ),
  )
  const table = tableOf<Row>(
    sheetTexts,
    'indicators',
    [
      ['domain', ({ category }) => category.number],
      ['domain_name', ({ category }) => category.name],
      ['outcome', ({ category, outcome }) => `${category.number}.${outcome.number}`],
      ['outcome_name', ({ outcome }) => outcome.name],
      ['indicator', ({ indicator }) => indicator.code],
      ['indicator_text', ({ indicator }) => indicator.name],
      ['help', ({ indicator }) => indicator.help],
      ['scale', ({ indicator }) => indicator.scale],
      ['principal', ({ indicator }) => yesNo(indicator.principal, sheetTexts)],
      ['na_when', ({ indicator }) => indicator.na_reason],
      [{ label: sheetTexts.data.stages[1] }, ({ indicator }) => indicator.s1],
      [{ label: sheetTexts.data.stages[2] }, ({ indicator }) => indicator.s2],
      [{ label: sheetTexts.data.stages[3] }, ({ indicator }) => indicator.s3],
      [
        'statements',
        ({ indicator }) => indicator.statements.map(({ id, text }) => `${id} ${text}`).join('\n') || null,
      ],
      ['reached', ({ indicator }) => indicator.reached],
      ['of', ({ indicator }) => indicator.of],
      ['look_for', ({ indicator }) => indicator.look_for.join('\n')],
      ['ask_family', ({ indicator }) => indicator.ask_family],
      ['ask_learner', ({ indicator }) => indicator.ask_learner],
    ],
    rows,
  )
  return { name: `${instrument.name} - ${instrument.edition}`, tables: [table] }
}
