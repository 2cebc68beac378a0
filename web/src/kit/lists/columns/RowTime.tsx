import { formatDate, formatTime } from '../../../i18n/format-date.ts'

/** The time is below the date where the table is narrow. */
export function RowTime({ at }: { at: string }) {
  return (
    <time dateTime={at} className="text-14 tabular-nums desk:whitespace-nowrap">
      <span className="phone:whitespace-nowrap">{formatDate(at)}</span> {formatTime(at)}
    </time>
  )
}
