import { stageNumbers } from 'contract/evaluation/scores/stages'
import { limits } from 'contract/platform/limits'
import { FileText, X } from 'lucide'
import { useState } from 'react'
import { readOwnTexts } from '../../../../i18n/read-language.ts'
import { type Translate, useTranslation } from '../../../../i18n/translation.tsx'
import type { EvidenceWork } from '../../../../outbox/entry.ts'
import { IconButton } from '../../../../ui/buttons/IconButton.tsx'
import { Card } from '../../../../ui/cards/Card.tsx'
import { StageMark, type StageShown } from '../../../../ui/figures/StageMark.tsx'
import { Icon } from '../../../../ui/Icon.tsx'
import { announce } from '../../../../ui/messages/announcements.ts'
import { lazyDialog } from '../../../../ui/waiting/lazily.tsx'
import { AddFileTile } from '../evidence/AddFileTile.tsx'
import { drawSamplePhoto } from './draw-sample-photo.ts'
import { type PracticeFile, type Practised, practise } from './practised.ts'
import type { Sample } from './sample.ts'

const AddFileDialog = lazyDialog(async () => {
  const [part] = await Promise.all([
    import('../evidence/AddFileDialog.tsx'),
    readOwnTexts('unsent').catch(() => undefined),
  ])
  return part.AddFileDialog
})

type Props = { sample: Sample; practised: Practised }

const add = (t: Translate, { name, description, content, stage }: EvidenceWork): void => {
  const isPhoto = content.type.startsWith('image/')
  const file: PracticeFile = {
    id: crypto.randomUUID(),
    stage,
    name,
    isPhoto,
    description,
    picture: isPhoto ? URL.createObjectURL(content) : null,
  }
  practise(({ files }) => ({ files: [...files, file] }))
  announce(t('tutorial.practice.added', { name }))
}

/** The folders of the first domain; files stay on this page. */
export function PracticeEvidence({ sample, practised }: Props) {
  const { t } = useTranslation()
  const [folder, setFolder] = useState<StageShown>(1)
  const [isAdding, setAdding] = useState(false)
  const { category } = sample

  return (
    <Card
      title={t('evidence.title', { number: category.number })}
      hint={t('evidence.needed', { photos: limits.photosPerCell, documents: limits.documentsPerCell })}
      isFlush
    >
      {stageNumbers.map((stage) => (
        <Folder
          key={stage}
          category={category}
          stage={stage}
          practised={practised}
          onAdd={() => {
            setFolder(stage)
            setAdding(true)
          }}
        />
      ))}
      <AddFileDialog
        draftName={null}
        isOpen={isAdding}
        onClose={() => setAdding(false)}
        category={category}
        stage={folder}
        onAdd={(file) => add(t, file)}
        sample={{
          label: t('tutorial.practice.samplePhoto'),
          make: () => drawSamplePhoto(t('tutorial.practice.sampleName')),
        }}
      />
    </Card>
  )
}

type FolderProps = {
  category: Sample['category']
  stage: StageShown
  practised: Practised
  onAdd: () => void
}

function Folder({ category, stage, practised, onAdd }: FolderProps) {
  const { t } = useTranslation()
  return (
    <section
      id={`evidence-${category.id}-${stage}`}
      tabIndex={-1}
      aria-label={t('evidence.cell', { number: category.number, stage: t(`ui.stage.${stage}`) })}
      className="border-t border-border px-5 py-3.5"
    >
      <h3>
        <StageMark stage={stage} />
      </h3>
      <ul className="mt-2.5 flex flex-wrap gap-2">
        {practised.files
          .filter((file) => file.stage === stage)
          .map((file) => (
            <Tile key={file.id} file={file} isFrozen={practised.isSubmitted} />
          ))}
        {!practised.isSubmitted && <AddFileTile stage={stage} onPress={onAdd} />}
      </ul>
    </section>
  )
}

function Tile({ file, isFrozen }: { file: PracticeFile; isFrozen: boolean }) {
  const { t } = useTranslation()
  const label = file.description === '' ? file.name : file.description
  const remove = () => {
    if (file.picture) URL.revokeObjectURL(file.picture)
    practise(({ files }) => ({ files: files.filter(({ id }) => id !== file.id) }))
  }
  return (
    <li className="flex w-full items-center gap-3">
      <span className="grid h-13 w-16 shrink-0 place-items-center overflow-hidden rounded-control border border-border bg-surface2 text-text2">
        {file.picture ? (
          <img src={file.picture} alt="" className="size-full object-cover" />
        ) : (
          <Icon of={FileText} />
        )}
      </span>
      <span className="line-clamp-2 min-w-0 flex-1 text-14">{label}</span>
      {!isFrozen && (
        <IconButton icon={X} label={t('tutorial.practice.take', { name: label })} onPress={remove} />
      )}
    </li>
  )
}
