import { CloudUpload } from 'lucide'
import { useId } from 'react'
import { formatBytes } from '../../../../i18n/format-number.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { pauseFiles, sendNow } from '../../../../outbox/sending/sender.ts'
import { useFilesPaused, useOutbox, useUploadProgress } from '../../../../outbox/use-outbox.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { Card } from '../../../../ui/cards/Card.tsx'
import { ProgressBar } from '../../../../ui/figures/ProgressBar.tsx'
import { Icon } from '../../../../ui/Icon.tsx'

export function WaitingFiles() {
  const { t } = useTranslation()
  const title = useId()
  const { items } = useOutbox()
  const sending = items.find(({ state }) => state === 'sending')?.entry.id
  const part = useUploadProgress(sending ?? '') ?? 0
  const isPaused = useFilesPaused()
  const files = items.flatMap(({ entry: { id, state, work }, onDevice }) =>
    work.kind === 'file' && state === 'waiting'
      ? [{ id, size: work.content.size, isHere: onDevice === 'yes' }]
      : [],
  )
  if (files.length === 0) return null
  const isHere = files.every((file) => file.isHere)
  const total = files.reduce((sum, { size }) => sum + size, 0)
  const sent = files.reduce((sum, { id, size }) => sum + (id === sending ? size * part : 0), 0)

  const send = () => {
    pauseFiles(false)
    void sendNow()
  }

  return (
    <Card>
      <section aria-labelledby={title} className="flex items-start gap-3">
        <Icon of={CloudUpload} size="large" className="text-review" />
        <div className="grid min-w-0 flex-1 gap-2">
          <h2 id={title} className="text-16!">
            {t('home.files', { count: files.length })}
          </h2>
          {isHere && (
            <p className="text-14 text-text2">{isPaused ? t('home.filesPaused') : t('home.filesText')}</p>
          )}
          <ProgressBar label={t('home.upload')} value={Math.round(sent)} max={total} />
          <p className="text-14 text-text2 tabular-nums">
            {t('home.sent', { sent: formatBytes(sent), total: formatBytes(total) })}
          </p>
          <div className="mt-1 flex flex-wrap gap-2">
            <Button onPress={send}>{t('home.sendNow')}</Button>
            {!isPaused && (
              <Button kind="quiet" onPress={() => pauseFiles(true)}>
                {t('home.sendLater')}
              </Button>
            )}
          </div>
        </div>
      </section>
    </Card>
  )
}
