import { NewDutyAnswer } from 'contract/evaluation/duties'
import { languageCodes } from 'contract/platform/languages'
import { fold } from 'contract/platform/shapes'
import { oncePerCorrections } from '../../../platform/catalogue/current-corrections.ts'
import type { DutyMark } from '../../spreadsheets/fillable/mark.ts'
import { listTexts } from '../../spreadsheets/texts.ts'
import { type Draft, type FileRow, openFaults, refused, taken } from '../draft.ts'
import { knownMeanings } from '../known-meanings.ts'
import { textFrom } from '../read-cells.ts'
import type { DutyKnown } from './duty-queries.ts'
import { isSameText, newText } from './new-answer.ts'

const yesAndNo = (): [string, boolean][] =>
  languageCodes.flatMap((language) => {
    const { yes, no } = listTexts(language)
    return [
      [fold(yes), true],
      [fold(no), false],
    ]
  })
const answers = oncePerCorrections(() => knownMeanings(yesAndNo))

/** Yes or no in any language, or a form's value. */
const answerIn = (text: string): boolean | undefined => answers().get(fold(text.trim()))

const writtenIn = (cell: FileRow['cells'][keyof FileRow['cells']]): string | null =>
  cell === undefined ? null : (textFrom(cell) ?? null)

/** The draft of a duty. A plan belongs to a duty that is not met; empty cells change nothing. */
export const planDuty = (
  { sheet, row, cells }: FileRow,
  mark: DutyMark,
  known: DutyKnown | undefined,
): Draft => {
  const faults = openFaults()
  const cellTexts = { kept: writtenIn(cells.kept), plan: writtenIn(cells.plan) }
  if (!known) {
    faults.add('mark', 'does_not_exist')
    return { ...refused(row, faults.errors, cellTexts), sheet }
  }
  const name = `${known.code} ${known.name}`
  const isMet = cellTexts.kept === null ? undefined : answerIn(cellTexts.kept)
  if (cellTexts.kept !== null && isMet === undefined) faults.add('kept', 'does_not_exist')
  const changed = isMet === undefined || isMet === mark.kept ? null : isMet
  const plan = newText(cellTexts.plan, mark.plan)
  const now = { name, kept: known.kept, plan: known.plan }
  const metThen = changed ?? known.kept
  const planThen = metThen === false ? (plan ?? known.plan) : plan
  if (plan !== null && metThen === null) faults.add('kept', 'required')
  else if (plan !== null && metThen) faults.add('plan', 'validation_error')
  const shape = { duty: known.id, kept: metThen, plan: metThen === false ? planThen : null }
  const answer = faults.any() ? null : taken(NewDutyAnswer, shape, faults)
  if (faults.any() || !answer) return { ...refused(row, faults.errors, { ...cellTexts, name }), sheet }
  const isSame = answer.kept === known.kept && isSameText(answer.plan, known.plan)
  const action = isSame ? 'same' : known.kept === null ? 'create' : 'change'
  return {
    sheet,
    row,
    deed: action,
    errors: {},
    before: action === 'create' ? null : now,
    after: { name, kept: answer.kept, plan: answer.plan },
    written: { ...answer, duty_version: known.version },
  }
}
