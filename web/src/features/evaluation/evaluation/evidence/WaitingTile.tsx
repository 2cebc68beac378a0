import { CloudUpload, TriangleAlert } from 'lucide'
import { useState } from 'react'
import { formatPercent } from '../../../../i18n/format-number.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { entryRefusal } from '../../../../kit/actions/refusal-text.ts'
import { ContentPicture } from '../../../../kit/forms/ContentPicture.tsx'
import type { Entry, FileWork } from '../../../../outbox/entry.ts'
import { drop, sendAgain } from '../../../../outbox/outbox.ts'
import { sendNow } from '../../../../outbox/sending/sender.ts'
import { useOutbox, useUploadProgress } from '../../../../outbox/use-outbox.ts'
import { Button as TextButton } from '../../../../ui/buttons/Button.tsx'
import { PlainButton } from '../../../../ui/buttons/PlainButton.tsx'
import { Icon } from '../../../../ui/Icon.tsx'
import { Dialog } from '../../../../ui/overlays/Dialog.tsx'

export function WaitingTile({ entry }: { entry: Omit<Entry, 'work'> & { work: FileWork } }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const progress = useUploadProgress(entry.id)
  const isHere = useOutbox().items.some((item) => item.entry.id === entry.id && item.onDevice === 'yes')
  const isRefused = entry.state !== 'waiting'
  const status = isRefused
    ? entryRefusal(t, entry)
    : progress === undefined
      ? t('evidence.waiting')
      : formatPercent(progress)
  return (
    <li>
      <PlainButton
        aria-label={t('evidence.onTheWay', { name: entry.work.name, state: status })}
        onPress={() => setOpen(true)}
        className={`relative grid h-11 w-14 place-items-center overflow-hidden rounded-control border bg-surface2 text-12 ${isRefused ? 'border-danger-bd text-danger' : 'border-border text-text2'}`}
      >
        <Icon of={isRefused ? TriangleAlert : CloudUpload} size="small" />
        <ContentPicture content={entry.work.content} className="absolute inset-0 size-full object-cover" />
        <span className="relative w-full self-end bg-surface2/90 text-center tabular-nums">
          {isRefused ? t('evidence.refused') : status}
        </span>
      </PlainButton>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={entry.work.name}
        width="narrow"
        buttons={
          <>
            <TextButton kind="quiet-danger" onPress={() => drop(entry.id)}>
              {t('evidence.discard')}
            </TextButton>
            <TextButton
              kind={isRefused ? 'secondary' : 'primary'}
              onPress={() => {
                setOpen(false)
                if (isRefused) sendAgain(entry.id)
                else void sendNow()
              }}
            >
              {isRefused ? t('unsent.again') : t('steps.sendNow')}
            </TextButton>
          </>
        }
      >
        <ContentPicture
          content={entry.work.content}
          className="max-h-56 w-full rounded-control object-contain"
        />
        <p>{status}</p>
        {isHere && <p className="text-text2">{t('evidence.safe')}</p>}
      </Dialog>
    </li>
  )
}
