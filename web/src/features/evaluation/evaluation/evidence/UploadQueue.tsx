import { CloudUpload } from 'lucide'
import { formatBytes } from '../../../../i18n/format-number.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { pauseFiles } from '../../../../outbox/sending/sender.ts'
import { useFilesPaused, useOutbox } from '../../../../outbox/use-outbox.ts'
import { useStatus } from '../../../../outbox/use-status.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { Icon } from '../../../../ui/Icon.tsx'

export function UploadQueue({ line }: { line: number }) {
  const { t } = useTranslation()
  const isPaused = useFilesPaused()
  const isSending = useStatus()?.kind === 'sending'
  const files = useOutbox().entries.filter(
    (entry) => entry.line === line && entry.work.kind === 'file' && entry.state === 'waiting',
  )
  if (files.length === 0) return null
  const works = files.flatMap(({ work }) => (work.kind === 'file' ? [work] : []))
  const now = works.reduce((sum, { content }) => sum + content.size, 0)
  const before = works.reduce((sum, { originalSize }) => sum + originalSize, 0)
  return (
    <div className="flex items-center gap-3 rounded-b-card border-t border-border bg-surface2 py-2.5 ps-5 pe-2.5 text-15">
      <Icon of={CloudUpload} className="text-text2" />
      <p className="min-w-0 flex-1">
        <span className="block font-strong">
          {isPaused
            ? t('evidence.paused', { count: files.length })
            : isSending
              ? t('evidence.uploading', { count: files.length })
              : t('home.files', { count: files.length })}
        </span>
        <span className="text-14 text-text2">
          {now < before
            ? t('evidence.smaller', { from: formatBytes(before), to: formatBytes(now) })
            : formatBytes(now)}
        </span>
      </p>
      <Button kind="quiet" onPress={() => pauseFiles(!isPaused)}>
        {isPaused ? t('evidence.goOn') : t('evidence.pause')}
      </Button>
    </div>
  )
}
