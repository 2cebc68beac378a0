import type { Home, WaitingDraft } from 'contract/insight/home'
import { formatDay, formatDaysAgo } from '../../../../i18n/format-date.ts'
import { formatNumber } from '../../../../i18n/format-number.ts'
import type { Translate } from '../../../../i18n/translation.tsx'
import { countsOf, kinds } from './task-texts.ts'

export const countsShown = (t: Translate, home: Home): string => {
  const counts = countsOf(home)
  return kinds
    .filter((kind) => counts[kind] > 0)
    .map((kind) => t(`home-lists.counts.${kind}`, { count: counts[kind] }))
    .join(', ')
}

/** Calendar days in the reader's time zone. */
export const daysSince = (time: string, now = new Date()): number => {
  const midnight = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())
  return Math.round((midnight(now) - midnight(new Date(time))) / 86_400_000)
}

export const reportedText = (
  t: Translate,
  { proposed, files }: Home['to_confirm']['rows'][number],
): string =>
  proposed === null
    ? t('home-lists.row.proofs', { count: files })
    : t('home-lists.row.newDate', { day: formatDay(proposed) })

type ToReview = Home['to_review']['rows'][number]

/** The named reviewer of a line and the date, if there is one. */
const reviewerText = (t: Translate, { reviewer, review_by: by }: ToReview, me: number | undefined) => {
  if (reviewer === null) return []
  const until = by === null ? 'none' : formatDay(by)
  const isMine = reviewer.id === me
  return [t(isMine ? 'home-lists.row.yours' : 'home-lists.row.reviewer', { name: reviewer.name, until })]
}

export const reviewText = (t: Translate, row: ToReview, me: number | undefined): string => {
  const when = formatDaysAgo(row.since)
  return [
    row.submissions > 1
      ? t('home-lists.row.again', { when, count: row.changed })
      : t('home-lists.row.review', {
          line: t(`terms.line.${row.evaluation_type}`),
          year: row.year,
          when,
        }),
    t('home-lists.row.looked', { marked: formatNumber(row.marked), total: formatNumber(row.indicators) }),
    row.cells_missing > 0
      ? t('home-lists.row.filesMissing', { count: row.cells_missing })
      : t('home-lists.row.filesInPlace'),
    ...reviewerText(t, row, me),
  ].join(' · ')
}

/** Whether a draft is to be released or corrected, and the comment with it. */
export const draftText = (t: Translate, { kind, by, text }: WaitingDraft): string =>
  [t(`home-lists.row.${kind}`, { name: by?.name ?? '' }), text].filter(Boolean).join(' · ')
