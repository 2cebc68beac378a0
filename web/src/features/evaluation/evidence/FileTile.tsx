import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type File, fileCalls } from 'contract/files'
import { isWritable } from 'contract/life-cycle'
import { can } from 'contract/permissions'
import { FileArchive, FileText, Film, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { useTranslation } from 'react-i18next'
import { problemText } from '../../../i18n/problem-text.ts'
import { ask } from '../../../session/ask.ts'
import { useActor } from '../../../session/use-session.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { laterDialog } from '../../../ui/later.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { placeOf } from '../place.ts'
import type { EvaluationReady } from '../use-evaluation.ts'
import { thumbnailQuery } from './queries.ts'

const FileDialog = laterDialog(async () => (await import('./FileDialog.tsx')).FileDialog)

const icons: Record<File['kind'], LucideIcon> = {
  photo: FileText,
  document: FileText,
  video: Film,
  archive: FileArchive,
}

/** A file of the evidence: a small picture or its kind; pressing opens it. */
export function FileTile({ ready, file }: { ready: EvaluationReady; file: File }) {
  const { t } = useTranslation()
  const actor = useActor()
  const queryClient = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const [isPending, setPending] = useState(false)
  const isPhoto = file.kind === 'photo'
  const thumbnail = useQuery({ ...thumbnailQuery(file.id), enabled: isPhoto })
  const { detail } = ready
  const words = file.description ?? file.name
  /** Shown in place of a picture, and so part of the name. */
  const ending = isPhoto ? null : file.name.split('.').at(-1)
  const mayDelete =
    isWritable('files', detail.line.status) &&
    can(actor, 'file.delete', { ...placeOf(detail), owner: file.uploaded_by.id })

  const remove = async () => {
    setPending(true)
    try {
      await ask(fileCalls.remove, { parameters: { id: file.id } })
      await queryClient.invalidateQueries({ queryKey: ['evaluations', detail.id] })
      showToast('success', t('evidence.deleted'))
    } catch (error) {
      showToast('error', problemText(t, error))
    } finally {
      setPending(false)
      setAsked(false)
    }
  }

  return (
    <li>
      <Button
        aria-label={t('evidence.open', { name: ending ? `${words}, ${ending}` : words })}
        onPress={() => setOpen(true)}
        className="grid h-13 w-16 place-items-center overflow-hidden rounded-control border border-border bg-surface2 text-text2 data-hovered:border-control"
      >
        {thumbnail.data ? (
          <img src={thumbnail.data} alt="" className="size-full object-cover" />
        ) : (
          <span className="grid place-items-center text-11 font-strong uppercase">
            <Icon of={icons[file.kind]} />
            {ending}
          </span>
        )}
      </Button>
      <FileDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        file={file}
        {...(mayDelete && {
          onDelete: () => {
            setOpen(false)
            setAsked(true)
          },
        })}
      />
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title={t('evidence.deleteTitle', { name: file.name })}
        confirm={t('evidence.delete')}
        isPending={isPending}
        onConfirm={() => void remove()}
      >
        {t('evidence.deleteText')}
      </ConfirmDialog>
    </li>
  )
}
