import { ChartBar, EyeOff, Inbox, Table2 } from 'lucide'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { AnswerFallback } from '../../../../kit/actions/AnswerFallback.tsx'
import { Card } from '../../../../ui/cards/Card.tsx'
import { Segments } from '../../../../ui/navigation/Segments.tsx'
import { LoadingState } from '../../../../ui/waiting/LoadingState.tsx'
import { Skeleton } from '../../../../ui/waiting/Skeleton.tsx'
import { FigureNote } from './FigureNote.tsx'
import { FiguresBefore } from './FiguresBefore.tsx'
import { type Hidden, HiddenReasons } from './HiddenReasons.tsx'

export type FigureQuery = {
  isPending: boolean
  isFetching: boolean
  /** The figures are those of the filters before. */
  isPlaceholderData: boolean
  error: unknown
  refetch: () => unknown
}

type Props = {
  title: string
  hint?: string
  sentence: string | null
  chart: ReactNode
  table: ReactNode
  queries: readonly FigureQuery[]
  /** Replaces chart and table when nothing is counted. */
  empty?: ReactNode
  /** What the answer hides, and why. */
  hidden?: Hidden | undefined
  /** The number of the whole place is shown, those of its parts are hidden. */
  isShownForWhole?: boolean
  /** All numbers are hidden, so a note replaces the empty chart. */
  isAllHidden?: boolean
}

/** Most charts have a row for each of the seven domains and one for the legend. */
const rowsToCome = 8

/** A sentence, and either a chart or a table of the same numbers. */
export function FigureCard(props: Props) {
  const {
    title,
    hint,
    sentence,
    chart,
    table,
    queries,
    empty,
    hidden,
    isShownForWhole,
    isAllHidden = false,
  } = props
  const { t } = useTranslation()
  const [view, setView] = useState<'chart' | 'table'>('chart')
  const isReady = queries.every(({ isPending, error }) => !isPending && !error)
  const isShown = isReady && !empty && !isAllHidden
  return (
    <Card
      title={title}
      hint={hint}
      isFlush
      aside={
        isShown && (
          // on a phone below the heading, which needs the whole width
          <div className="max-wide:basis-full">
            <Segments
              label={t('statistics.lookOf', { title })}
              choices={[
                { id: 'chart', label: t('statistics.chart'), icon: ChartBar },
                { id: 'table', label: t('statistics.table'), icon: Table2 },
              ]}
              value={view}
              onChange={setView}
            />
          </div>
        )
      }
    >
      {!isReady ? (
        <AnswerFallback
          query={queries}
          waiting={
            <LoadingState>
              <Skeleton width="60%" />
              {Array.from({ length: rowsToCome }, (_, row) => (
                <Skeleton key={row} height="1.75rem" />
              ))}
            </LoadingState>
          }
        />
      ) : empty ? (
        <FigureNote icon={Inbox} title={t('statistics.nothing')}>
          {empty}
        </FigureNote>
      ) : isAllHidden ? (
        <FigureNote icon={EyeOff} title={t('statistics.allHidden')}>
          {hidden && <HiddenReasons hidden={hidden} />}
        </FigureNote>
      ) : (
        <FiguresBefore areShown={queries.some(({ isPlaceholderData }) => isPlaceholderData)}>
          {sentence && <p className="px-4 pb-3 wide:px-5">{sentence}</p>}
          {view === 'chart' ? <div className="px-4 pb-4 wide:px-5 wide:pb-5">{chart}</div> : table}
          {hidden && hidden.suppressed > 0 && (
            <div className="grid gap-1 border-t border-border px-4 py-3 text-14 text-text2 wide:px-5">
              <HiddenReasons hidden={hidden} isShownForWhole={isShownForWhole ?? false} />
            </div>
          )}
        </FiguresBefore>
      )}
    </Card>
  )
}
