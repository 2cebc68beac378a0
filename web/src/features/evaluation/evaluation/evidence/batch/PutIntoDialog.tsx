import { type Stage, stageNumbers } from 'contract/evaluation/scores/stages'
import type { Category } from 'contract/instrument/instruments'
import { useState } from 'react'
import { useTranslation } from '../../../../../i18n/translation.tsx'
import { Button } from '../../../../../ui/buttons/Button.tsx'
import { RadioTiles } from '../../../../../ui/choices/RadioTiles.tsx'
import { Select } from '../../../../../ui/choices/Select.tsx'
import { Dialog } from '../../../../../ui/overlays/Dialog.tsx'
import type { FolderPlace } from './batch.ts'

type Props = {
  isOpen: boolean
  onClose: () => void
  categories: readonly Category[]
  count: number
  onPut: (place: FolderPlace) => void
}

export function PutIntoDialog({ isOpen, onClose, categories, count, onPut }: Props) {
  const { t } = useTranslation()
  const [category, setCategory] = useState(categories[0]?.id ?? 0)
  const [stage, setStage] = useState<Stage>(1)
  const stages = stageNumbers.map((each) => ({ id: `${each}`, label: t(`ui.stage.${each}`) }))
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('batch.putInto', { count })}
      width="narrow"
      buttons={
        <>
          <Button onPress={onClose}>{t('ui.cancel')}</Button>
          <Button kind="primary" onPress={() => onPut({ category, stage })}>
            {t('batch.putNow')}
          </Button>
        </>
      }
    >
      <Select
        autoFocus
        label={t('batch.domain')}
        choices={categories.map(({ id, number, name }) => ({ id, label: `${number}. ${name}` }))}
        value={category}
        onChange={setCategory}
      />
      <RadioTiles
        label={t('batch.stage')}
        choices={stages}
        value={`${stage}`}
        onChange={(id) => setStage(stageNumbers.find((each) => `${each}` === id) ?? stage)}
      />
    </Dialog>
  )
}
