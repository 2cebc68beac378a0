import type { Home } from 'contract/insight/home'
import { addressOfAction, addressOfPlan } from 'contract/messages/notifications'
import { Hourglass, TabletSmartphone } from 'lucide'
import type { ReactNode } from 'react'
import { formatDaysAgo } from '../../../../i18n/format-date.ts'
import { type Translate, useTranslation } from '../../../../i18n/translation.tsx'
import { openVisit, type VisitLine } from '../../../../kit/page/visit.ts'
import { useSession } from '../../../../session/use-session.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { ButtonLink } from '../../../../ui/buttons/ButtonLink.tsx'
import { Badge } from '../../../../ui/figures/Badge.tsx'
import { addressOfComment, addressOfDraft, addressOfWaiting } from './first-task.ts'
import { HomeRow, HomeRows } from './HomeRows.tsx'
import { countsShown, daysSince, draftText, reportedText, reviewText } from './row-texts.ts'

/** Each line with a task, once, to be taken offline on a visit. */
const linesOf = (t: Translate, home: Home): VisitLine[] => {
  const all = [...home.to_review.rows, ...(home.to_answer?.rows ?? []), ...home.to_close.rows]
  const named = all.map(({ evaluation, line, school, evaluation_type, year }) => {
    const name = `${school.name}, ${t(`terms.line.${evaluation_type}`)} ${year}`
    return [line, { evaluation, line, name }] as const
  })
  return [...new Map(named).values()]
}

/** Reviews, reports, comments, lines to close and drafts, in each kind the longest waiting first. */
export function WaitingList({ home }: { home: Home }) {
  const { t } = useTranslation()
  const me = useSession()?.user.id
  const named = (row: { evaluation_type: 'base' | 'second' | 'third'; year: number; since: string }) => ({
    line: t(`terms.line.${row.evaluation_type}`),
    year: row.year,
    when: formatDaysAgo(row.since),
  })
  const lines = linesOf(t, home)
  const rows: ReactNode[] = [
    ...home.to_review.rows.map((row) => (
      <HomeRow
        key={`review ${row.line}`}
        href={addressOfWaiting(row)}
        title={row.school.name}
        text={reviewText(t, row, me)}
        aside={<Waiting since={row.since} />}
      />
    )),
    ...home.to_confirm.rows.map((row) => (
      <HomeRow
        key={`confirm ${row.id}`}
        href={addressOfAction(row.evaluation, { line: row.line, action: row.id })}
        title={t('home-lists.row.report', { name: row.school.name })}
        text={[row.text, reportedText(t, row)].join(' · ')}
        aside={
          <ButtonLink
            href={addressOfAction(row.evaluation, { line: row.line, action: row.id })}
            aria-label={t(row.proposed === null ? 'home-lists.confirmOf' : 'home-lists.answerOf', {
              text: row.text,
              name: row.school.name,
            })}
          >
            {row.proposed === null ? t('home-lists.confirm') : t('home-lists.answer')}
          </ButtonLink>
        }
      />
    )),
    ...(home.to_answer?.rows ?? []).map((row) => (
      <HomeRow
        key={`answer ${row.line}`}
        href={addressOfComment(row)}
        title={t('home-lists.row.comments', { count: row.count, name: row.school.name })}
        text={t('home-lists.row.oldest', named(row))}
        aside={<Waiting since={row.since} />}
      />
    )),
    ...home.drafts.rows.map((row) => (
      <HomeRow
        key={`draft ${row.id}`}
        href={addressOfDraft(row.id)}
        title={row.name}
        text={draftText(t, row)}
        aside={<Waiting since={row.since} />}
      />
    )),
    ...home.to_close.rows.map((row) => {
      const isPlanned = row.goals > 0
      return (
        <HomeRow
          key={`close ${row.line}`}
          href={isPlanned ? addressOfWaiting(row) : addressOfPlan(row.evaluation, row.line)}
          title={t(isPlanned ? 'home-lists.row.toClose' : 'home-lists.row.toPlan', { name: row.school.name })}
          text={t(isPlanned ? 'home-lists.row.close' : 'home-lists.row.plan', named(row))}
          aside={<Waiting since={row.since} />}
        />
      )
    }),
  ]
  return (
    <HomeRows
      title={t('home-lists.waiting')}
      hint={countsShown(t, home)}
      rows={rows}
      empty={t('home-lists.nothingHere')}
      {...(lines.length > 0 && {
        action: (
          <Button kind="quiet" icon={TabletSmartphone} onPress={() => openVisit(lines)}>
            {t('home-lists.take', { count: lines.length })}
          </Button>
        ),
      })}
      {...(home.to_review.count > home.to_review.rows.length && { all: '/evaluations?status=IN%20REVIEW' })}
    />
  )
}

function Waiting({ since }: { since: string }) {
  const { t } = useTranslation()
  return (
    <Badge tone="amber" icon={Hourglass}>
      {t('home-lists.days', { count: daysSince(since) })}
    </Badge>
  )
}
