import { useQuery } from '@tanstack/react-query'
import type { File } from 'contract/files'
import { Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../../../i18n/format-date.ts'
import { formatBytes } from '../../../i18n/format-number.ts'
import { problemText } from '../../../i18n/problem-text.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { LoadingState } from '../../../ui/LoadingState.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { download } from './download.ts'
import { fileQuery } from './queries.ts'

type Props = { isOpen: boolean; onClose: () => void; file: File; onDelete?: () => void }

/** A file to look at and to keep: who added it and when, and the words that describe it. */
export function FileDialog({ isOpen, onClose, file, onDelete }: Props) {
  const { t } = useTranslation()
  const [isPending, setPending] = useState(false)
  const isSeen = file.kind === 'photo' || file.kind === 'video'
  const content = useQuery({ ...fileQuery(file.id), enabled: isOpen && isSeen })

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

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={file.name}
      width={isSeen ? 'large' : 'normal'}
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
      {isSeen && content.isPending && <LoadingState />}
      {content.error && <Banner tone="danger">{problemText(t, content.error)}</Banner>}
      {content.data && file.kind === 'photo' && (
        <img
          src={content.data}
          alt={file.description ?? ''}
          className="mx-auto max-h-[60vh] rounded-control object-contain"
        />
      )}
      {content.data && file.kind === 'video' && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- evidence comes without captions; its description stands below
        <video src={content.data} controls className="mx-auto max-h-[60vh] rounded-control" />
      )}
      {file.description && <p>{file.description}</p>}
      <p className="text-14 text-text2">
        {t('evidence.addedBy', {
          name: file.uploaded_by.name,
          time: formatDateTime(file.created_at),
          size: formatBytes(file.size),
        })}
      </p>
    </Dialog>
  )
}
