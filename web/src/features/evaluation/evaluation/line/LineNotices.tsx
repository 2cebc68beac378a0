import { useTranslation } from '../../../../i18n/translation.tsx'
import { OldAnswers } from '../../../../kit/layouts/OldAnswers.tsx'
import { useOutbox } from '../../../../outbox/use-outbox.ts'
import { useOnline } from '../../../../session/use-online.ts'
import { Banner } from '../../../../ui/messages/Banner.tsx'
import { lazily } from '../../../../ui/waiting/lazily.tsx'
import { FormerNotice } from '../former/lazy-former.ts'
import type { EvaluationReady } from '../use-evaluation.ts'

const ReturnedNotice = lazily(async () => (await import('./ReturnedNotice.tsx')).ReturnedNotice)

export function LineNotices({ ready }: { ready: EvaluationReady }) {
  const { t } = useTranslation()
  const isOnline = useOnline()
  const { fault } = useOutbox()
  const { line } = ready.detail
  return (
    <div className="grid gap-3 empty:hidden">
      {!isOnline && fault === null ? (
        <Banner tone="offline" title={t('shell.offline.title')}>
          <p>{t('shell.offline.text')}</p>
          <OldAnswers isInNotice />
        </Banner>
      ) : (
        <OldAnswers />
      )}
      {fault === 'unavailable' && <Banner tone="warn">{t('shell.saved.unreadable')}</Banner>}
      {line.status === 'OPEN' && line.reviews.at(-1)?.kind === 'returned' && <ReturnedNotice ready={ready} />}
      {line.edition_moved_at && <FormerNotice ready={ready} movedAt={line.edition_moved_at} />}
    </div>
  )
}
