import type { Placed } from 'contract/evaluation/plan/plan-figures'
import { shownLocale } from '../../../../../i18n/shown-locale.ts'
import { useTranslation } from '../../../../../i18n/translation.tsx'
import { numberOf, type Planning } from '../planning.ts'
import { DueMark } from './DueMark.tsx'
import { monthsAround } from './months.ts'

/** Width in rem that the name of a month needs. */
const monthWidth = 5.5

type Props = { planning: Planning; dated: readonly Placed[]; today: string }

/** Goals are rows, months are columns; the table below holds the same. */
export function TimelinePicture({ planning, dated, today }: Props) {
  const { t } = useTranslation()
  const { months, isInside, placeOf } = monthsAround(
    today,
    dated.map(({ action }) => action.deadline ?? today),
  )
  const near = dated.filter(({ action }) => isInside(action.deadline ?? today))
  const late = near.filter(({ action }) => action.overdue).length
  const goals = planning.plan.goals.filter((goal) => near.some((placed) => placed.goal.id === goal.id))
  const at = (place: number) => ({ insetInlineStart: `${place * 100}%` })
  return (
    <section
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
      tabIndex={0}
      aria-label={t('plan.timeline')}
      className="hidden overflow-x-auto border-b border-border px-5 pb-4 -outline-offset-3! wide:block"
    >
      <div
        role="img"
        aria-label={t('plan.timelineSummary', {
          count: near.length,
          late,
        })}
        className="grid grid-cols-[13rem_minmax(0,1fr)]"
        style={{ minWidth: `${13 + months.length * monthWidth}rem` }}
      >
        <div className="border-b border-border" />
        <div className="grid auto-cols-fr grid-flow-col border-b border-border">
          {months.map((month, index) => (
            <span key={month} className="border-s border-grid px-2 pb-2 text-14 text-text2">
              {nameOf(month, index === 0)}
            </span>
          ))}
        </div>
        {goals.map((goal) => (
          <div
            key={goal.id}
            className="col-span-2 grid grid-cols-subgrid border-b border-border last:border-b-0"
          >
            <p className="py-3 pe-4 text-15 font-strong">
              {numberOf(planning, goal)}. {goal.title}
            </p>
            <div className="relative">
              <div className="absolute inset-0 grid auto-cols-fr grid-flow-col">
                {months.map((month) => (
                  <span key={month} className="border-s border-grid" />
                ))}
              </div>
              <div className="absolute inset-y-0 w-0.5 bg-danger-solid" style={at(placeOf(today))} />
              <div className="relative grid gap-1.5 py-2.5">
                {near
                  .filter((placed) => placed.goal.id === goal.id)
                  .map(({ action }) => (
                    <DueMark key={action.id} action={action} place={placeOf(action.deadline ?? today)} />
                  ))}
              </div>
            </div>
          </div>
        ))}
      </div>
    </section>
  )
}

/** "Nov", with the year where a year begins. */
const nameOf = (month: string, isFirst: boolean): string =>
  new Intl.DateTimeFormat(shownLocale(), {
    month: 'short',
    timeZone: 'UTC',
    ...((isFirst || month.endsWith('-01')) && { year: 'numeric' }),
  }).format(new Date(`${month}-01T00:00:00Z`))
