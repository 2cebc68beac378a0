import { CircleDashed, Flag, type IconNode, MessageSquare } from 'lucide'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Icon } from '../../../../ui/Icon.tsx'
import { PlainLink } from '../../../../ui/navigation/PlainLink.tsx'
import { returnedNow } from '../line/returned-now.ts'
import { openComments } from '../texts/open-comments.ts'
import type { EvaluationReady } from '../use-evaluation.ts'
import { addressOfIndicator } from '../where/use-where.ts'

export const requestedOf = (ready: EvaluationReady): ReadonlySet<number | null> =>
  new Set(
    (returnedNow(ready)?.requests ?? [])
      .filter(({ isMended }) => !isMended)
      .map(({ message }) => message.indicator),
  )

export const waitingKinds = ['unanswered', 'returned', 'commented'] as const
export type WaitingKind = (typeof waitingKinds)[number]

/** What an indicator may wait for: an answer, a requested change, or a reply to its comments. */
export const waitsOf = (ready: EvaluationReady): Record<WaitingKind, (id: number) => boolean> => {
  const { line } = ready.detail
  const open = openComments(line)
  const requested = requestedOf(ready)
  return {
    unanswered: (id) => line.status === 'OPEN' && !ready.now.answered.has(id),
    commented: (id) => (open.get(id) ?? 0) > 0,
    returned: (id) => requested.has(id),
  }
}

const icons: Record<WaitingKind, IconNode> = {
  unanswered: CircleDashed,
  commented: MessageSquare,
  returned: Flag,
}

type Props = { ready: EvaluationReady; index: number; onChosen?: () => void }

/** Leads to the next waiting indicator, after the current one and then from the beginning. */
export function NextWaiting({ ready, index, onChosen }: Props) {
  const { t } = useTranslation()
  const { detail, indicators } = ready
  const waits = waitsOf(ready)
  const ways = waitingKinds.flatMap((kind) => {
    const all = indicators.filter(({ indicator }) => waits[kind](indicator.id))
    const next = [...indicators.slice(index + 1), ...indicators.slice(0, index)].find((each) =>
      all.includes(each),
    )
    return next ? [{ kind, count: all.length, code: next.indicator.code }] : []
  })
  if (ways.length === 0) return null
  return (
    <ul className="px-2 pb-1">
      {ways.map(({ kind, count, code }) => (
        <li key={kind}>
          <PlainLink
            href={addressOfIndicator(detail, code)}
            {...(onChosen && { onPress: onChosen })}
            className="flex min-h-11 items-center gap-2 rounded-control px-2 py-1 text-14 leading-snug text-text hover:bg-surface2"
          >
            <Icon of={icons[kind]} size="small" />
            <span className="min-w-0 flex-1">
              {t(`evaluation.waits.${kind}`)} <b className="font-strong tabular-nums">{count}</b>{' '}
            </span>
            <span className="font-strong text-link tabular-nums">{code}</span>
          </PlainLink>
        </li>
      ))}
    </ul>
  )
}
