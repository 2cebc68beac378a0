import type { Home } from 'contract/insight/home'
import { formatDay, formatDaysAgo } from '../../../../i18n/format-date.ts'
import type { Translate } from '../../../../i18n/translation.tsx'
import type { Task } from './first-task.ts'

export const kinds = ['review', 'confirm', 'answer', 'close', 'draft'] as const

export const countsOf = (home: Home) => ({
  review: home.to_review.count,
  confirm: home.to_confirm.count,
  answer: home.to_answer?.count ?? 0,
  close: home.to_close.count,
  draft: home.drafts.count,
})

/** The number of the most urgent tasks, and of late actions. */
export const headline = (t: Translate, home: Home): string => {
  const counts = countsOf(home)
  const kind = kinds.find((each) => counts[each] > 0)
  const { actions, count: schools } = home.overdue
  const sentences = [
    ...(kind ? [t(`staff-home.waits.${kind}`, { count: counts[kind] })] : []),
    ...(actions > 0 ? [t('staff-home.late', { count: actions, schools })] : []),
  ]
  if (sentences.length > 0) return sentences.join(' ')
  return home.evaluations === 0 ? t('staff-home.nothingBegun') : t('staff-home.nothing')
}

/** The first task, and why it comes first. */
export const reason = (t: Translate, home: Home, task: Task | null): string => {
  if (task?.kind === 'overdue')
    return t('staff-home.beginWith.overdue', { name: task.row.school.name, count: task.row.days })
  if (task)
    return t(`staff-home.beginWith.${task.kind}`, {
      name: nameOf(task),
      when: formatDaysAgo(task.row.since),
      count: countIn(task),
    })
  if (home.evaluations === 0) return t('staff-home.beginWith.begin')
  return home.next_due === null
    ? t('staff-home.beginWith.none')
    : t('staff-home.beginWith.due', { day: formatDay(home.next_due) })
}

/** The school, or the draft of an edition. */
const nameOf = ({ row }: Task): string => ('school' in row ? row.school.name : row.name)

const countIn = (task: Task): number => {
  if (task.kind === 'review') return task.row.indicators - task.row.marked
  if (task.kind === 'again') return task.row.changed
  return task.kind === 'answer' ? task.row.count : 0
}

export const actLabel = (t: Translate, task: Task): string =>
  t(`staff-home.act.${task.kind}`, { name: nameOf(task), count: countIn(task) })
