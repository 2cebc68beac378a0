import { Download, ImageDown, Send } from 'lucide'
import { formatTime } from '../../i18n/format-date.ts'
import { useTranslation } from '../../i18n/translation.tsx'
import { copyOfUnsent } from '../../outbox/device/copy-of-unsent.ts'
import type { Item } from '../../outbox/machine.ts'
import { sendNow } from '../../outbox/sending/sender.ts'
import type { SavingStatus } from '../../outbox/status.ts'
import { useOutbox, useSending } from '../../outbox/use-outbox.ts'
import { useStatus } from '../../outbox/use-status.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { announce } from '../../ui/messages/announcements.ts'
import { Banner } from '../../ui/messages/Banner.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { lazily } from '../../ui/waiting/lazily.tsx'
import { saveFile } from '../exchange/save-file.ts'
import { makePhotosSmaller } from './make-photos-smaller.ts'
import { savedTexts } from './saved-texts.ts'
import { UnsentEntry } from './UnsentEntry.tsx'

const UnsentCopy = lazily(async () => (await import('./UnsentCopy.tsx')).UnsentCopy, null, true)

export function UnsentDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  const { items, entries } = useOutbox()
  const { failingSince } = useSending()
  const status = useStatus()
  const undecided = items.filter(({ entry }) => entry.state !== 'waiting')
  const waiting = items.filter(({ entry }) => entry.state === 'waiting')
  const hasPhotos = waiting.some(({ entry: { work } }) => work.kind === 'file')
  const save = async () => saveFile(await copyOfUnsent(entries), 'vereda-unsent.zip')

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('unsent.title')}
      buttons={
        <>
          <Button onPress={onClose}>{t('ui.close')}</Button>
          {waiting.length > 0 && (
            <Button kind="primary" icon={Send} onPress={() => void sendNow()}>
              {t('unsent.leave.send')}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        <SavedText status={status} failingSince={failingSince} />
        <UnsentList title={t('unsent.notTaken')} items={undecided} onLeave={onClose} />
        <UnsentList title={t('unsent.waiting')} items={waiting} onLeave={onClose} />
        {entries.length > 0 && (
          <div className="flex flex-wrap gap-2">
            <Button icon={Download} onPress={() => void save()}>
              {t('unsent.leave.copy')}
            </Button>
            {hasPhotos && (
              <Button icon={ImageDown} onPress={async () => announce(await makePhotosSmaller(t))}>
                {t('unsent.smaller')}
              </Button>
            )}
          </div>
        )}
        <UnsentCopy hasEntries={entries.length > 0} />
      </div>
    </Dialog>
  )
}

type ListProps = { title: string; items: readonly Item[]; onLeave: () => void }

function UnsentList({ title, items, onLeave }: ListProps) {
  if (items.length === 0) return null
  return (
    <section>
      <h3 className="mb-2 text-16">{title}</h3>
      <ul className="grid gap-3">
        {items.map((item) => (
          <UnsentEntry key={item.entry.id} item={item} onLeave={onLeave} />
        ))}
      </ul>
    </section>
  )
}

type SavedTextProps = { status: SavingStatus | null; failingSince: number | null }

function SavedText({ status, failingSince }: SavedTextProps) {
  const { t } = useTranslation()
  if (status?.kind === 'not saved') {
    return (
      <Banner tone="danger" title={savedTexts(t, status)}>
        {status.fault === 'unavailable' && t('unsent.unavailableText')}
        {status.fault === 'full' && t('unsent.fullText', { count: status.count })}
        {status.fault === 'failed' && t('unsent.failedText', { count: status.count })}
      </Banner>
    )
  }
  return (
    <p className="text-text2">
      {failingSince === null
        ? status && savedTexts(t, status)
        : t('unsent.since', { time: formatTime(failingSince) })}
    </p>
  )
}
