import { can } from 'contract/access/permissions'
import { isWritable } from 'contract/evaluation/life-cycle'
import { useState } from 'react'
import { useTranslation } from '../../../../../i18n/translation.tsx'
import { addressOfEvaluation } from '../../../../../kit/page/addresses.ts'
import { useActor } from '../../../../../session/use-session.ts'
import { announce } from '../../../../../ui/messages/announcements.ts'
import { Link } from '../../../../../ui/navigation/Link.tsx'
import type { EvaluationReady } from '../../use-evaluation.ts'
import { placeOf } from '../../where/place.ts'
import { UploadQueue } from '../UploadQueue.tsx'
import { AddBatch } from './AddBatch.tsx'
import { type FolderPlace, stateOfFolder } from './batch.ts'
import { FileDetail } from './FileDetail.tsx'
import { FoldersTable } from './FoldersTable.tsx'
import { filesOfFolder } from './files-of-folder.ts'
import { PutIntoDialog } from './PutIntoDialog.tsx'
import { Tray } from './Tray.tsx'
import { type Batch, useBatch } from './use-batch.ts'
import { useBatchKeys } from './use-batch-keys.ts'

const usePutting = (ready: EvaluationReady, batch: Batch, selected: ReadonlySet<string>) => {
  const { t } = useTranslation()
  return (place: FolderPlace) => {
    const chosen = batch.files.filter(({ id }) => selected.has(id))
    for (const file of chosen) batch.change(file, { place })
    const category = ready.categories.find(({ id }) => id === place.category)
    const after = [
      ...batch.files.filter(({ id }) => !selected.has(id)),
      ...chosen.map((file) => ({ ...file, place })),
    ]
    const { present, needed } = stateOfFolder(filesOfFolder(ready, after, place))
    announce(
      t('batch.put', {
        count: chosen.length,
        domain: category?.name ?? '',
        stage: t(`ui.stage.${place.stage}`),
        present,
        needed,
      }),
    )
  }
}

export function BatchPage({ ready }: { ready: EvaluationReady }) {
  const { t } = useTranslation()
  const actor = useActor()
  const { detail, categories } = ready
  const batch = useBatch(detail.line.id)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [isPutting, setPutting] = useState(false)
  const mayAdd = can(actor, 'file.add', placeOf(detail)) && isWritable('files', detail.line.status)
  const chosen = batch.files.filter(({ id }) => selected.has(id))

  const putIn = usePutting(ready, batch, selected)
  const put = (place: FolderPlace) => {
    putIn(place)
    setPutting(false)
  }

  useBatchKeys({
    onSelectAll: mayAdd ? () => setSelected(new Set(batch.files.map(({ id }) => id))) : null,
    onPut: mayAdd && chosen.length > 0 ? () => setPutting(true) : null,
  })

  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto grid max-w-390 gap-5 px-4 pt-4 pb-8 outline-none wide:px-7"
    >
      <div>
        <Link href={addressOfEvaluation(detail, { line: detail.line.id })}>{t('batch.back')}</Link>
        <h1 className="mt-2">{t('batch.title')}</h1>
      </div>
      <div className="grid items-start gap-5 wide:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)] desk:grid-cols-[18rem_minmax(0,1fr)_20rem]">
        {mayAdd && (
          <Tray
            line={detail.line.id}
            batch={batch}
            selected={selected}
            onSelect={setSelected}
            onPut={() => setPutting(true)}
          />
        )}
        <FoldersTable ready={ready} batch={batch} selected={chosen.length} onPut={mayAdd ? put : null} />
        {mayAdd && chosen.length > 0 && <FileDetail batch={batch} files={chosen} />}
      </div>
      {mayAdd && <AddBatch batch={batch} onAdded={() => setSelected(new Set())} />}
      <UploadQueue line={detail.line.id} />
      {!mayAdd && <p className="text-text2">{t('batch.frozen')}</p>}
      <PutIntoDialog
        isOpen={isPutting}
        onClose={() => setPutting(false)}
        categories={categories}
        count={chosen.length}
        onPut={put}
      />
    </main>
  )
}
