import { useQueryClient } from '@tanstack/react-query'
import { can } from 'contract/access/permissions'
import { type AnyFile, fileCalls } from 'contract/evaluation/files'
import { isWritable } from 'contract/evaluation/life-cycle'
import { useState } from 'react'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { useAction } from '../../../../kit/actions/use-action.ts'
import { FileTile } from '../../../../kit/viewer/FileTile.tsx'
import { loadViewer } from '../../../../kit/viewer/load-viewer.ts'
import { ask } from '../../../../session/ask.ts'
import { useActor } from '../../../../session/use-session.ts'
import { showToast } from '../../../../ui/messages/toasts.ts'
import { ConfirmDialog } from '../../../../ui/overlays/ConfirmDialog.tsx'
import { lazyDialog } from '../../../../ui/waiting/lazily.tsx'
import type { EvaluationReady } from '../use-evaluation.ts'
import { placeOf } from '../where/place.ts'

const FileViewer = lazyDialog(loadViewer)

type Props = {
  ready: EvaluationReady
  files: readonly AnyFile[]
  /** A reviewer's mark of a file; empty where there is none. */
  markOf?: (file: AnyFile) => string
}

/** The viewer that a file opens in also leads to the other files of the folder. */
export function FileTiles({ ready, files, markOf }: Props) {
  const { t } = useTranslation()
  const actor = useActor()
  const queryClient = useQueryClient()
  const [shown, setShown] = useState<AnyFile | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [isConfirming, setConfirming] = useState(false)
  const { detail } = ready
  const deletion = useAction({
    refresh: () => queryClient.invalidateQueries({ queryKey: ['evaluations', detail.id] }),
    onProblem: (problem) => showToast('error', problem),
  })
  const mayDelete = ({ uploaded_by }: AnyFile) =>
    isWritable('files', detail.line.status) &&
    can(actor, 'file.delete', { ...placeOf(detail), owner: uploaded_by.id })

  const open = (file: AnyFile) => {
    setShown(file)
    setOpen(true)
  }
  const remove = async ({ id }: AnyFile) => {
    await deletion.run(() => ask(fileCalls.remove, { parameters: { id } }), t('evidence.deleted'))
    setConfirming(false)
  }

  return (
    <>
      {files.map((file) => (
        <FileTile key={file.id} file={file} mark={markOf?.(file) ?? ''} onOpen={() => open(file)} />
      ))}
      {shown && (
        <>
          <FileViewer
            isOpen={isOpen}
            onClose={() => setOpen(false)}
            file={shown}
            files={files}
            onShow={setShown}
            {...(mayDelete(shown) && {
              onDelete: () => {
                setOpen(false)
                setConfirming(true)
              },
            })}
          />
          <ConfirmDialog
            isOpen={isConfirming}
            onClose={() => setConfirming(false)}
            title={t('evidence.deleteTitle', { name: shown.name })}
            confirm={t('evidence.delete')}
            isPending={deletion.isPending}
            onConfirm={() => void remove(shown)}
          >
            {t('evidence.deleteText')}
          </ConfirmDialog>
        </>
      )}
    </>
  )
}
