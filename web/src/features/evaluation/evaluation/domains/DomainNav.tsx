import type { Category } from 'contract/instrument/instruments'
import { Check } from 'lucide'
import { Link } from 'react-aria-components/Link'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Icon } from '../../../../ui/Icon.tsx'
import { openComments, sumOf } from '../texts/open-comments.ts'
import type { EvaluationReady, PlacedIndicator } from '../use-evaluation.ts'
import { listOfLine, useListFilter } from '../where/list-filter.ts'
import { addressOfIndicator } from '../where/use-where.ts'
import { AnsweredProgress } from './AnsweredProgress.tsx'
import { CommentsLink, OpenComments } from './CommentsLink.tsx'
import { IndicatorRows } from './IndicatorRows.tsx'
import { ListFilter } from './ListFilter.tsx'
import { NextWaiting, waitingKinds, waitsOf } from './NextWaiting.tsx'

type Props = { ready: EvaluationReady; current: PlacedIndicator; onChosen?: () => void }

/** All seven domains with how far they are; the current one with its indicators. */
export function DomainNav({ ready, current, onChosen }: Props) {
  const total = ready.indicators.length
  const answered = ready.indicators.filter(({ indicator }) => ready.now.answered.has(indicator.id)).length
  const open = openComments(ready.detail.line)
  const filter = useListFilter(listOfLine(ready.detail.line.id), waitingKinds)
  const rows = filter ? ready.indicators.filter(({ indicator }) => waitsOf(ready)[filter](indicator.id)) : []
  return (
    <>
      {/* The list below scrolls; how far it is and what waits stays. */}
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
  const { t } = useTranslation()
  const own = ready.indicators.filter((placed) => placed.category.id === category.id)
  const answered = own.filter(({ indicator }) => ready.now.answered.has(indicator.id)).length
  const isCurrent = current.category.id === category.id
  const isDone = answered === own.length
  const openHere = own.reduce((sum, { indicator }) => sum + (open.get(indicator.id) ?? 0), 0)
  const first = own.find(({ indicator }) => !ready.now.answered.has(indicator.id)) ?? own[0]
  if (!first) return null
  return (
    <li>
      <Link
        href={addressOfIndicator(ready.detail, first.indicator.code)}
        {...(onChosen && { onPress: onChosen })}
        className="flex min-h-12 items-center gap-2.5 rounded-control px-2.5 py-1.5 text-15 leading-snug font-medium text-text hover:bg-surface2"
      >
        <span
          className={`grid size-6.5 shrink-0 place-items-center rounded-pill border-[1.5px] text-13 font-semibold ${numberStyle(isDone, isCurrent)}`}
        >
          {isDone ? <Icon of={Check} size="small" /> : category.number}
          {isDone && <span className="sr-only">{category.number}.</span>}
        </span>
        <span className="min-w-0 flex-1">{category.name}</span>
        {!isCurrent && <OpenComments count={openHere} />}
        <span className="text-14 text-text2 tabular-nums" aria-hidden="true">
          {answered}/{own.length}
        </span>
        <span className="sr-only">{t('evaluation.answeredOf', { count: answered, total: own.length })}</span>
      </Link>
      {isCurrent && (
        <ol className="mt-0.5 mb-2.5">
          <IndicatorRows ready={ready} current={current} rows={own} {...(onChosen && { onChosen })} />
        </ol>
      )}
    </li>
  )
}

const numberStyle = (isDone: boolean, isCurrent: boolean): string => {
  if (isDone) return 'border-valid bg-valid-bg text-valid'
  return isCurrent ? 'border-primary bg-primary text-on-primary' : 'border-control text-text2'
}
