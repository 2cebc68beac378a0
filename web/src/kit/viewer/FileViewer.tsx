import type { AnyFile } from 'contract/evaluation/files'
import { ChevronLeft, ChevronRight, Download, Trash2 } from 'lucide'
import { useState } from 'react'
import { formatDateTime } from '../../i18n/format-date.ts'
import { formatBytes } from '../../i18n/format-number.ts'
import { langOf } from '../../i18n/language-of-text.ts'
import { problemText } from '../../i18n/problem-text.ts'
import { useTranslation } from '../../i18n/translation.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { IconButton } from '../../ui/buttons/IconButton.tsx'
import { announce } from '../../ui/messages/announcements.ts'
import { showToast } from '../../ui/messages/toasts.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { download } from './download.ts'
import { FileShown } from './FileShown.tsx'

type FileViewerProps = {
  isOpen: boolean
  onClose: () => void
  file: AnyFile
  files: readonly AnyFile[]
  onShow: (file: AnyFile) => void
  onDelete?: () => void
}

const useDownload = (file: AnyFile) => {
  const { t } = useTranslation()
  const [isPending, setPending] = useState(false)
  const save = async () => {
    setPending(true)
    try {
      await download(file)
    } catch (error) {
      showToast('error', problemText(t, error))
    } finally {
      setPending(false)
    }
  }
  return { save, isPending }
}

export function FileViewer({ isOpen, onClose, file, files, onShow, onDelete }: FileViewerProps) {
  const { t } = useTranslation()
  const { save, isPending } = useDownload(file)
  const at = files.findIndex(({ id }) => id === file.id)
  const place = { number: at + 1, count: files.length }

  const step = (by: -1 | 1) => {
    const number = (at + by + files.length) % files.length
    const next = files[number]
    if (!next) return
    onShow(next)
    announce(t('viewer.shows', { name: next.description ?? next.name, ...place, number: number + 1 }))
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={file.name}
      width="full"
      buttons={
        <>
          {onDelete && (
            <Button kind="quiet-danger" icon={Trash2} onPress={onDelete}>
              {t('evidence.delete')}
            </Button>
          )}
          <Button kind="primary" icon={Download} isPending={isPending} onPress={() => void save()}>
            {t('evidence.download')}
          </Button>
        </>
      }
    >
      <FileShown key={file.id} file={file} {...(files.length > 1 && { onStep: step })} />
      <div className="flex items-start justify-between gap-x-3 max-phone:flex-col-reverse max-phone:items-stretch">
        <FileFacts file={file} />
        {files.length > 1 && <Steps place={place} onStep={step} />}
      </div>
    </Dialog>
  )
}

function FileFacts({ file }: { file: AnyFile }) {
  const { t } = useTranslation()
  return (
    <div className="min-w-0">
      {file.description && <p lang={langOf(file.description)}>{file.description}</p>}
      <p className="text-14 text-text2">
        {t('evidence.addedBy', {
          name: file.uploaded_by.name,
          time: formatDateTime(file.created_at),
          size: formatBytes(file.size),
        })}
      </p>
    </div>
  )
}

type StepsProps = { place: { number: number; count: number }; onStep: (by: -1 | 1) => void }

function Steps({ place, onStep }: StepsProps) {
  const { t } = useTranslation()
  return (
    <div className="flex shrink-0 items-center justify-center gap-1">
      <IconButton icon={ChevronLeft} isMirrored label={t('viewer.before')} onPress={() => onStep(-1)} />
      <span className="text-14 text-text2 tabular-nums">{t('viewer.of', place)}</span>
      <IconButton icon={ChevronRight} isMirrored label={t('viewer.after')} onPress={() => onStep(1)} />
    </div>
  )
}
