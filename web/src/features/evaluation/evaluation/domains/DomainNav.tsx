import type { Category } from 'contract/instrument/instruments'
import { openComments, sumOf } from '../texts/open-comments.ts'
import type { EvaluationReady, PlacedIndicator } from '../use-evaluation.ts'
import { listOfLine, useListFilter } from '../where/list-filter.ts'
import { addressOfIndicator } from '../where/use-where.ts'
import { AnsweredProgress } from './AnsweredProgress.tsx'
import { CommentsLink } from './CommentsLink.tsx'
import { DomainHead } from './DomainHead.tsx'
import { IndicatorRows } from './IndicatorRows.tsx'
import { ListFilter } from './ListFilter.tsx'
import { NextWaiting, waitingKinds, waitsOf } from './NextWaiting.tsx'

type Props = { ready: EvaluationReady; current: PlacedIndicator; onChosen?: () => void }

export function DomainNav({ ready, current, onChosen }: Props) {
  const total = ready.indicators.length
  const answered = ready.indicators.filter(({ indicator }) => ready.now.answered.has(indicator.id)).length
  const open = openComments(ready.detail.line)
  const filter = useListFilter(listOfLine(ready.detail.line.id), waitingKinds)
  const rows = filter ? ready.indicators.filter(({ indicator }) => waitsOf(ready)[filter](indicator.id)) : []
  return (
    <>
      {/* Progress and filter stay in place while the list below scrolls. */}
      <div className="sticky top-0 z-1 bg-surface">
        <AnsweredProgress answered={answered} total={total} />
        <div className="grid min-h-13 px-3 pb-1">
          <ListFilter ready={ready} chosen={filter} />
        </div>
        <NextWaiting
          ready={ready}
          index={ready.indicators.indexOf(current)}
          {...(onChosen && { onChosen })}
        />
      </div>
      <CommentsLink ready={ready} open={sumOf(open)} {...(onChosen && { onChosen })} />
      {filter ? (
        <ol className="px-2 pb-5">
          <IndicatorRows ready={ready} current={current} rows={rows} {...(onChosen && { onChosen })} />
        </ol>
      ) : (
        <ol className="px-2 pb-5">
          {ready.categories.map((category) => (
            <DomainRow
              key={category.id}
              ready={ready}
              category={category}
              current={current}
              open={open}
              {...(onChosen && { onChosen })}
            />
          ))}
        </ol>
      )}
    </>
  )
}

type RowProps = Props & { category: Category; open: ReturnType<typeof openComments> }

function DomainRow({ ready, category, current, open, onChosen }: RowProps) {
  const own = ready.indicators.filter((placed) => placed.category.id === category.id)
  const answered = own.filter(({ indicator }) => ready.now.answered.has(indicator.id)).length
  const isCurrent = current.category.id === category.id
  const openHere = own.reduce((sum, { indicator }) => sum + (open.get(indicator.id) ?? 0), 0)
  const first = own.find(({ indicator }) => !ready.now.answered.has(indicator.id)) ?? own[0]
  if (!first) return null
  return (
    <li>
      <DomainHead
        domain={category}
        href={addressOfIndicator(ready.detail, first.indicator.code)}
        answered={answered}
        total={own.length}
        isCurrent={isCurrent}
        openComments={isCurrent ? 0 : openHere}
        {...(onChosen && { onChosen })}
      />
      {isCurrent && (
        <ol className="mt-0.5 mb-2.5">
          <IndicatorRows ready={ready} current={current} rows={own} {...(onChosen && { onChosen })} />
        </ol>
      )}
    </li>
  )
}
