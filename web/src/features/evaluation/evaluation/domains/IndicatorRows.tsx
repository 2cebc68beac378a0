import { draftsOfIndicator } from '../../../../drafts/names.ts'
import { useDraftNames } from '../../../../drafts/use-has-drafts.ts'
import { openComments } from '../texts/open-comments.ts'
import type { EvaluationReady, PlacedIndicator } from '../use-evaluation.ts'
import { addressOfIndicator } from '../where/use-where.ts'
import { IndicatorRow } from './IndicatorRow.tsx'
import { requestedOf } from './NextWaiting.tsx'

type Props = {
  ready: EvaluationReady
  current: PlacedIndicator
  rows: readonly PlacedIndicator[]
  onChosen?: () => void
}

export function IndicatorRows({ ready, current, rows, onChosen }: Props) {
  const { detail, now, options } = ready
  const drafts = useDraftNames()
  const requested = requestedOf(ready)
  const open = openComments(detail.line)
  const answerTo = (indicator: number) =>
    now.answered.has(indicator)
      ? options.find(({ id }) => id === now.answers.get(indicator)?.option)
      : undefined
  const hasDraft = (indicator: number): boolean => {
    const start = draftsOfIndicator(detail.line.id, indicator)
    return drafts.some((name) => name.startsWith(start))
  }
  return rows.map(({ indicator }) => (
    <IndicatorRow
      key={indicator.id}
      indicator={indicator}
      href={addressOfIndicator(detail, indicator.code)}
      answer={answerTo(indicator.id)}
      isRequested={requested.has(indicator.id)}
      hasDraft={hasDraft(indicator.id)}
      openComments={open.get(indicator.id) ?? 0}
      isCurrent={indicator.id === current.indicator.id}
      {...(onChosen && { onChosen })}
    />
  ))
}
