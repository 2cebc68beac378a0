import { evaluationTypes } from 'contract/evaluation/lines'
import type { Notification } from 'contract/messages/notifications'
import { useEffect, useRef } from 'react'
import { formatDateTime } from '../../../i18n/format-date.ts'
import { shownLocale } from '../../../i18n/shown-locale.ts'
import { useTranslation } from '../../../i18n/translation.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { PlainButton } from '../../../ui/buttons/PlainButton.tsx'
import { classes } from '../../../ui/classes.ts'
import { type Group, type GroupRow, groupsOf } from './group.ts'
import type { Notifications } from './use-notifications.ts'

type Props = {
  notifications: Notifications
  /** The time is next to the text, as on a page of its own. */
  isWide?: boolean
  onChosen: (row: Notification) => void
}

/** Each notification as a button, and the older ones on request; on their own page grouped by line. */
export function NotificationRows({ notifications, isWide = false, onChosen }: Props) {
  const { rows } = notifications
  const rowOf = ({ row, earlier }: GroupRow, of: Group['of'] = null) => (
    <NotificationRow key={row.id} {...{ row, earlier, of, isWide }} onChosen={() => onChosen(row)} />
  )
  return (
    <>
      {isWide ? (
        groupsOf(rows).map(({ id, of, rows: own }) => (
          <div key={id}>
            {of && <GroupHeading of={of} />}
            <ul>{own.map((each) => rowOf(each, of))}</ul>
          </div>
        ))
      ) : (
        <ul>{rows.map((row) => rowOf({ row, earlier: 0 }))}</ul>
      )}
      <ReadMore notifications={notifications} />
    </>
  )
}

function GroupHeading({ of }: { of: NonNullable<Group['of']> }) {
  const { t } = useTranslation()
  const type = evaluationTypes.find((each) => each === of['evaluation_type'])
  return (
    <h2 className="px-3 pt-3 text-15 wrap-anywhere wide:px-4">
      {of['school']}
      {type && ` · ${t(`terms.line.${type}`)} ${of['year']}`}
    </h2>
  )
}

/** Goes away when there is nothing more; the focus goes to the first that came. */
function ReadMore({
  notifications: { rows, hasNextPage, isFetchingNextPage, fetchNextPage },
}: ReadMoreProps) {
  const { t } = useTranslation()
  const last = useRef<number | null>(null)
  useEffect(() => {
    const at = rows.findIndex(({ id }) => id === last.current)
    const next = rows[at + 1]
    if (last.current === null || at < 0 || !next) return
    last.current = null
    document.getElementById(rowId(next.id))?.focus()
  }, [rows])
  if (!hasNextPage) return null
  return (
    <div className="flex justify-center p-2">
      <Button
        kind="quiet"
        isPending={isFetchingNextPage}
        onPress={() => {
          last.current = rows.at(-1)?.id ?? null
          void fetchNextPage()
        }}
      >
        {t('notifications.readMore')}
      </Button>
    </div>
  )
}

type ReadMoreProps = Pick<Props, 'notifications'>
type RowProps = GroupRow & { of: Group['of']; isWide: boolean; onChosen: () => void }

const rowId = (id: number): string => `notification-${id}`

/** Below the name of the school a title need not begin with it. */
const titleIn = (of: Group['of'], { title }: Notification): string => {
  const before = `${of?.['school']}: `
  if (!of || !title.startsWith(before)) return title
  const own = title.slice(before.length)
  return own.charAt(0).toLocaleUpperCase(shownLocale()) + own.slice(1)
}

function NotificationRow({ row, earlier, of, isWide, onChosen }: RowProps) {
  const { t } = useTranslation()
  return (
    <li className="border-b border-border">
      <PlainButton
        id={rowId(row.id)}
        onPress={onChosen}
        className="flex w-full items-start gap-2.5 rounded-control px-3 py-3 text-start -outline-offset-3! hover:bg-surface2 wide:px-4"
      >
        <span
          className={classes('mt-2 size-2 shrink-0 rounded-pill', !row.is_read && 'border-4 border-primary')}
        />
        <span
          className={classes(
            'flex min-w-0 flex-1 flex-col gap-0.5',
            isWide && 'wide:flex-row wide:items-baseline wide:justify-between wide:gap-6',
          )}
        >
          <span className="flex min-w-0 flex-col gap-0.5">
            <span className={classes('text-15 wrap-anywhere', !row.is_read && 'font-strong')}>
              {!row.is_read && <span className="sr-only">{t('notifications.unread')} </span>}
              {titleIn(of, row)}
              {earlier > 0 && (
                <span className="font-normal text-text2">
                  {' '}
                  {t('notifications.earlier', { count: earlier })}
                </span>
              )}
            </span>{' '}
            <span className="text-14 typed-text text-text2">{row.message}</span>
          </span>{' '}
          <time
            dateTime={row.created_at}
            className="shrink-0 text-13 text-text2 tabular-nums phone:whitespace-nowrap"
          >
            {row.code === 'message' && row.params.person !== undefined && `${row.params.person} · `}
            {formatDateTime(row.created_at)}
          </time>
        </span>
      </PlainButton>
    </li>
  )
}
