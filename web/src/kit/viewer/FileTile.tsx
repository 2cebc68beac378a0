import type { AnyFile } from 'contract/evaluation/files'
import { FileArchive, FileText, Film, type IconNode } from 'lucide'
import { useTranslation } from '../../i18n/translation.tsx'
import { PlainButton } from '../../ui/buttons/PlainButton.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useSmallPicture } from './use-small-picture.ts'

const icons: Record<AnyFile['kind'], IconNode> = {
  photo: FileText,
  document: FileText,
  video: Film,
  archive: FileArchive,
}

type Props = { file: AnyFile; onOpen: () => void /** What is special about it, in a word. */; mark?: string }

/** A thumbnail or the file's kind; pressing opens the viewer. */
export function FileTile({ file, onOpen, mark = '' }: Props) {
  const { t } = useTranslation()
  const isPhoto = file.kind === 'photo'
  const { picture, isWaiting, show } = useSmallPicture(file.id, isPhoto)
  const label = file.description ?? file.name
  /** The extension is shown in place of a picture, so it is part of the accessible name. */
  const ending = isPhoto ? null : file.name.split('.').at(-1)
  const name = [label, ending, mark].filter(Boolean).join(', ')

  return (
    <li>
      <PlainButton
        aria-label={t(isWaiting ? 'evidence.showSmall' : 'evidence.open', { name })}
        onPress={isWaiting ? show : onOpen}
        className={`grid h-11 w-14 place-items-center overflow-hidden rounded-control border bg-surface2 text-text2 hover:border-control ${mark ? 'border-primary ring-1 ring-primary' : 'border-border'}`}
      >
        {picture ? (
          <img src={picture} alt="" className="size-full object-cover" />
        ) : (
          <span className="grid place-items-center text-11 font-strong uppercase">
            <Icon of={icons[file.kind]} />
            {ending}
          </span>
        )}
      </PlainButton>
    </li>
  )
}
