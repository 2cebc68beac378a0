import { stageNumbers } from 'contract/evaluation/scores/stages'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '../../../../../i18n/translation.tsx'
import { PlainButton } from '../../../../../ui/buttons/PlainButton.tsx'
import { Switch } from '../../../../../ui/choices/Switch.tsx'
import { StageMark } from '../../../../../ui/figures/StageMark.tsx'
import type { EvaluationReady } from '../../use-evaluation.ts'
import { type FolderPlace, stateOfFolder } from './batch.ts'
import { FolderPictures } from './FolderPictures.tsx'
import { filesOfFolder } from './files-of-folder.ts'
import type { Batch } from './use-batch.ts'

type Props = {
  ready: EvaluationReady
  batch: Batch
  selected: number
  /** Null where nothing may be added. */
  onPut: ((place: FolderPlace) => void) | null
}

/** All folders of the line by domain, with what each has and lacks; pressing one puts the selected files there. */
export function FoldersTable({ ready, batch, selected, onPut }: Props) {
  const { t } = useTranslation()
  const [isShort, setShort] = useState(false)
  const domains = ready.categories.map((category) => ({
    category,
    folders: stageNumbers.map((stage) => {
      const place = { category: category.id, stage }
      return { place, state: stateOfFolder(filesOfFolder(ready, batch.files, place)) }
    }),
  }))
  const shown = isShort
    ? domains.filter(({ folders }) => folders.some(({ state }) => !state.isComplete))
    : domains
  return (
    <section aria-label={t('batch.folders')} className="@container grid min-w-0 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Totals states={domains.flatMap(({ folders }) => folders.map(({ state }) => state))} />
        <Switch isSelected={isShort} onChange={setShort} label={t('batch.onlyMissing')} />
      </div>
      <table className="w-full @max-[26rem]:block table-fixed border-separate border-spacing-1.5 rounded-card border border-border bg-surface p-2 text-15">
        <caption className="sr-only">{t('batch.folders')}</caption>
        {/* In one column each folder names its stage. */}
        <thead className="@max-[26rem]:hidden">
          <tr>
            {stageNumbers.map((stage) => (
              <th key={stage} scope="col" className="text-start align-bottom text-14">
                <StageMark stage={stage} />
              </th>
            ))}
          </tr>
        </thead>
        {shown.map(({ category, folders }) => (
          <DomainFolders key={category.id} {...{ ready, batch, category, folders, selected, onPut }} />
        ))}
      </table>
    </section>
  )
}

type FolderState = ReturnType<typeof stateOfFolder>

function Totals({ states }: { states: readonly FolderState[] }) {
  const { t } = useTranslation()
  const sum = (part: 'present' | 'needed') => states.reduce((total, state) => total + state[part], 0)
  const complete = states.filter((state) => state.isComplete).length
  return (
    <div>
      <h2>{t('batch.inPlace', { present: sum('present'), needed: sum('needed') })}</h2>
      <p className="text-14 text-text2">{t('batch.sets', { complete, all: states.length })}</p>
    </div>
  )
}

type DomainProps = Props & {
  category: EvaluationReady['categories'][number]
  folders: readonly { place: FolderPlace; state: FolderState }[]
}

function DomainFolders({ category, folders, ready, batch, selected, onPut }: DomainProps) {
  const { t } = useTranslation()
  return (
    <tbody className="@max-[26rem]:block">
      <tr className="@max-[26rem]:grid">
        <th scope="rowgroup" colSpan={stageNumbers.length} className="pt-2 text-start font-strong">
          {category.number}. {category.name}
        </th>
      </tr>
      <tr className="gap-1.5 @max-[26rem]:grid">
        {folders.map(({ place, state }) => (
          <td key={place.stage} className="h-px p-0 align-top">
            <Folder
              stage={place.stage}
              name={`${category.name}, ${t(`ui.stage.${place.stage}`)}`}
              pictures={<FolderPictures ready={ready} batch={batch} place={place} />}
              state={state}
              selected={selected}
              onPut={onPut && (() => onPut(place))}
            />
          </td>
        ))}
      </tr>
    </tbody>
  )
}

type FolderProps = {
  stage: FolderPlace['stage']
  name: string
  pictures: ReactNode
  state: FolderState
  selected: number
  onPut: (() => void) | null
}

const boxStyle = 'grid size-full content-center rounded-control border px-2 py-1.5 text-start text-14'

function Folder({ stage, name, pictures, state, selected, onPut }: FolderProps) {
  const { t } = useTranslation()
  const { isComplete, photosMissing, documentsMissing } = state
  const missing = [
    ...(photosMissing > 0 ? [t('batch.missingPhotos', { count: photosMissing })] : []),
    ...(documentsMissing > 0 ? [t('batch.missingDocuments', { count: documentsMissing })] : []),
  ]
  const content = (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className="flex-1 @min-[26rem]:hidden">
        <StageMark stage={stage} />
      </span>
      {pictures}
      <span className="grid">
        <span className="font-strong tabular-nums">
          {isComplete
            ? t('evidence.complete')
            : t('batch.some', { present: state.present, needed: state.needed })}
        </span>
        {missing.length > 0 && <span>{missing.join(', ')}</span>}
      </span>
    </span>
  )
  const colours = isComplete ? 'border-valid-bd bg-valid-bg text-valid' : 'border-border text-text2'
  if (!onPut || selected === 0) return <div className={`${boxStyle} ${colours}`}>{content}</div>
  return (
    <PlainButton
      onPress={onPut}
      className={`${boxStyle} cursor-pointer border-dashed border-primary ${isComplete ? 'bg-valid-bg text-valid' : 'bg-primary-soft text-primary-soft-text'}`}
    >
      <span className="font-strong">{t('batch.putHere', { count: selected })}</span>
      <span className="sr-only">{name}: </span>
      {content}
    </PlainButton>
  )
}
