import { Images } from 'lucide'
import { useState } from 'react'
import { useTranslation } from '../../../../../i18n/translation.tsx'
import { acceptedExtensions, kindsText } from '../../../../../kit/actions/refusal-text.ts'
import { CameraButton } from '../../../../../kit/forms/CameraButton.tsx'
import { Button } from '../../../../../ui/buttons/Button.tsx'
import { FileTrigger } from '../../../../../ui/buttons/FileTrigger.tsx'
import { Icon } from '../../../../../ui/Icon.tsx'
import { announce } from '../../../../../ui/messages/announcements.ts'
import { Banner } from '../../../../../ui/messages/Banner.tsx'
import { isReady, maximumOfBatch } from './batch.ts'
import { TrayFile } from './TrayFile.tsx'
import { type Refusal, takeFiles } from './take-files.ts'
import type { Batch } from './use-batch.ts'
import { useFileDrop } from './use-file-drop.ts'

type Props = {
  line: number
  batch: Batch
  selected: ReadonlySet<string>
  onSelect: (ids: ReadonlySet<string>) => void
  onPut: () => void
}

/** Chosen files that are not added yet; they come by drop, by the picker or, on a phone, by the camera. */
export function Tray({ line, batch, selected, onSelect, onPut }: Props) {
  const { t } = useTranslation()
  const [refusals, setRefusals] = useState<readonly Refusal[]>([])
  const [isTaking, setTaking] = useState(false)
  const { files } = batch
  const take = async (chosen: readonly File[]) => {
    if (chosen.length === 0) return
    setTaking(true)
    setRefusals(await takeFiles(t, line, chosen))
    setTaking(false)
    announce(t('batch.taken', { count: chosen.length }))
  }
  const isOver = useFileDrop(take)
  return (
    <section aria-label={t('batch.tray')} className="grid gap-4">
      <div
        className={`grid justify-items-center gap-2.5 rounded-card border-2 border-dashed border-control p-4 text-center ${isOver ? 'bg-primary-soft' : ''}`}
      >
        <Icon of={Images} className="text-text2" />
        <p className="text-text2">{t('batch.drop')}</p>
        <FileTrigger
          allowsMultiple
          acceptedFileTypes={acceptedExtensions}
          onSelect={(list) => void take([...(list ?? [])])}
        >
          <Button isPending={isTaking}>{t('batch.pick')}</Button>
        </FileTrigger>
        <CameraButton onTake={(photo) => void take([photo])} />
        <p className="text-14 text-text2">
          {t('batch.limits', { kinds: kindsText(t), count: maximumOfBatch })}
        </p>
        <p className="text-14 text-text2">{t('evidence.privacy')}</p>
      </div>
      <Refusals refusals={refusals} />
      {files.length > 0 && <Files batch={batch} selected={selected} onSelect={onSelect} onPut={onPut} />}
    </section>
  )
}

function Refusals({ refusals }: { refusals: readonly Refusal[] }) {
  const { t } = useTranslation()
  if (refusals.length === 0) return null
  return (
    <Banner tone="danger" title={t('batch.refused', { count: refusals.length })}>
      <ul className="list-disc ps-5">
        {refusals.map(({ name, reason }) => (
          <li key={name}>
            <span className="font-strong break-all">{name}</span>: {reason}
          </li>
        ))}
      </ul>
    </Banner>
  )
}

function Files({ batch, selected, onSelect, onPut }: Omit<Props, 'line'>) {
  const { t } = useTranslation()
  const { files } = batch
  const toggle = (id: string) => {
    const next = new Set(selected)
    if (!next.delete(id)) next.add(id)
    onSelect(next)
  }
  const count = files.filter(({ id }) => selected.has(id)).length
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 className="text-16">
          {t('batch.waiting', { count: files.length, ready: files.filter(isReady).length })}
        </h2>
        <Button
          kind="quiet"
          onPress={() => onSelect(new Set(count === files.length ? [] : files.map(({ id }) => id)))}
        >
          {count === files.length ? t('batch.selectNone') : t('batch.selectAll')}
        </Button>
      </div>
      <ul className="grid grid-cols-3 gap-2">
        {files.map((file) => (
          <TrayFile
            key={file.id}
            file={file}
            draft={batch.draftName(file)}
            isSelected={selected.has(file.id)}
            onToggle={() => toggle(file.id)}
          />
        ))}
      </ul>
      <Button isWide onPress={onPut} isDisabled={count === 0}>
        {count === 0 ? t('batch.selectFirst') : t('batch.putInto', { count })}
      </Button>
    </>
  )
}
