import { isStaff, Role } from 'contract/access/roles'
import { isWritableBy } from 'contract/evaluation/life-cycle'
import type { LineStatus } from 'contract/evaluation/lines'
import type { CurrentLine, OpenComment } from 'contract/insight/results/school-overview'
import { Clock, Reply } from 'lucide'
import { formatDaysAgo } from '../../../../i18n/format-date.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { WrittenAbout } from '../../../../kit/lines/WrittenAbout.tsx'
import { addressOfEvaluation } from '../../../../kit/page/addresses.ts'
import { useActor } from '../../../../session/use-session.ts'
import { Card } from '../../../../ui/cards/Card.tsx'
import { Badge } from '../../../../ui/figures/Badge.tsx'
import { Link } from '../../../../ui/navigation/Link.tsx'

const sides = ['school', 'staff'] as const

/** A side that may no longer write is not waited for. */
const isWaitedFor = (side: OpenComment['waits_for'], status: LineStatus): boolean =>
  isWritableBy(side === 'school' ? Role.school : Role.region, 'words', status)

/** Open comments of the current line, by who has to answer. */
export function CommentsCard({ current }: { current: CurrentLine }) {
  const { t } = useTranslation()
  const { all, waiting, latest } = current.comments
  const evaluation = { id: current.evaluation, instrument: current.instrument }
  const line = current.line.id
  const { status } = current.line
  const waits = sides.reduce((sum, side) => sum + (isWaitedFor(side, status) ? waiting[side] : 0), 0)
  return (
    <Card
      isFlush
      title={t('school.comments.title')}
      hint={waits > 0 && t('school.comments.waiting', { count: waits })}
      aside={
        all > 0 && (
          <Link variant="strong" href={addressOfEvaluation(evaluation, { line, part: 'comments' })}>
            {t('school.comments.all', { count: all })}
          </Link>
        )
      }
    >
      {latest.length > 0 ? (
        <ul>
          {latest.map((comment) => (
            <CommentRow
              key={comment.id}
              comment={comment}
              isOpen={isWaitedFor(comment.waits_for, status)}
              href={addressOfEvaluation(evaluation, {
                line,
                ...(comment.indicator ? { indicator: comment.indicator.code } : { part: 'comments' }),
              })}
            />
          ))}
        </ul>
      ) : (
        <p className="px-4 pb-4 text-15 text-text2 wide:px-5">
          {all > 0 ? t('school.comments.noneOpen') : t('school.comments.none')}
        </p>
      )}
    </Card>
  )
}

type RowProps = { comment: OpenComment; isOpen: boolean; href: string }

function CommentRow({ comment, isOpen, href }: RowProps) {
  const { t } = useTranslation()
  const own = isStaff(useActor()) ? 'staff' : 'school'
  const { indicator, author, created_at: at, text, waits_for: side } = comment
  const isOwn = side === own
  return (
    <li className="border-t border-border px-4 py-3 wide:px-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
        <Link variant="title" href={href}>
          {indicator ? `${indicator.code} ${indicator.name}` : t('school.comments.wholeLine')}
        </Link>
        {isOpen && (
          <Badge tone={isOwn ? 'amber' : 'grey'} icon={isOwn ? Reply : Clock}>
            {isOwn
              ? t('school.comments.forYou')
              : t(side === 'school' ? 'school.comments.forSchool' : 'school.comments.forStaff')}
          </Badge>
        )}
      </div>
      <WrittenAbout code={comment.former_code} />
      <p className="mt-1 text-15 typed-text text-text2">
        <span className="font-medium">
          {author.name}, {formatDaysAgo(at)}
        </span>
        : {text}
      </p>
    </li>
  )
}
