import { formatDateTime, formatTime } from '../i18n/format-date.ts'
import { useTranslation } from '../i18n/translation.tsx'
import { Button } from '../ui/buttons/Button.tsx'
import type { DraftState } from './use-draft.ts'

const isToday = (time: number): boolean => new Date(time).toDateString() === new Date().toDateString()

/** A line below a field: a draft was restored, changed in another tab, or lasts only as long as the page. */
export function DraftNotice({ draft, of }: { draft: DraftState; of?: string }) {
  const { t } = useTranslation()
  const { restoredFrom, isFromElsewhere, isInPageOnly, discard } = draft
  if (restoredFrom === null && !isFromElsewhere && !isInPageOnly) return null
  const time = restoredFrom === null || isToday(restoredFrom) ? formatTime : formatDateTime
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-14 text-text2 print:hidden">
      {isInPageOnly ? (
        <span className="font-medium text-review">{t('drafts.pageOnly')}</span>
      ) : (
        <span>
          {isFromElsewhere
            ? t('drafts.fromElsewhere')
            : t('drafts.restored', { time: time(restoredFrom ?? Date.now()) })}
        </span>
      )}
      {restoredFrom !== null && (
        <Button kind="quiet" size="compact" onPress={discard}>
          {t('drafts.discard')}
          {of !== undefined && <span className="sr-only"> {of}</span>}
        </Button>
      )}
    </p>
  )
}
