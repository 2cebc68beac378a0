import { draftNow } from '../../../../drafts/drafts.ts'
import { draftsOfIndicator, draftsOfLine } from '../../../../drafts/names.ts'
import { useDraftNames } from '../../../../drafts/use-has-drafts.ts'
import type { EvaluationReady } from '../use-evaluation.ts'

export type Unsent = { name: string; text: string }

/** Unsent texts of indicators and folders that the line no longer has, so that no page shows their field. */
export const useUnsentDrafts = ({ detail, indicators, categories }: EvaluationReady): Unsent[] => {
  const { id } = detail.line
  const files = `${draftsOfLine(id)}file/`
  const placed = [`${draftsOfLine(id)}indicator/`, files]
  const own = [
    ...indicators.map(({ indicator }) => draftsOfIndicator(id, indicator.id)),
    ...categories.map((category) => `${files}${category.id}/`),
  ]
  return useDraftNames()
    .filter(
      (name) =>
        placed.some((start) => name.startsWith(start)) && !own.some((start) => name.startsWith(start)),
    )
    .flatMap((name) => {
      const text = draftNow(name)?.value
      return typeof text === 'string' && text.trim() !== '' ? [{ name, text }] : []
    })
}
