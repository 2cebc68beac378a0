import { showsPeople } from 'contract/evaluation/files'
import { limits } from 'contract/platform/limits'
import { ArrowLeft, ArrowRight, Trash2 } from 'lucide'
import { useState } from 'react'
import { useTranslation } from '../../../../../i18n/translation.tsx'
import { Button } from '../../../../../ui/buttons/Button.tsx'
import { IconButton } from '../../../../../ui/buttons/IconButton.tsx'
import { Radio } from '../../../../../ui/choices/Radio.tsx'
import { RadioGroup } from '../../../../../ui/choices/RadioGroup.tsx'
import { TextArea } from '../../../../../ui/fields/TextArea.tsx'
import { BlurPhoto } from './BlurPhoto.tsx'
import type { BatchFile } from './batch.ts'
import type { Batch } from './use-batch.ts'

export function FileDetail({ batch, files }: { batch: Batch; files: readonly BatchFile[] }) {
  const { t } = useTranslation()
  const [at, setAt] = useState(0)
  const index = Math.min(at, files.length - 1)
  const file = files[index]
  if (!file) return null
  const isOfPeople = showsPeople(file.kind)
  return (
    <section
      aria-label={t('batch.detail', { name: file.name })}
      className="grid gap-4 rounded-card border border-border bg-surface p-4 wide:col-span-2 desk:col-span-1"
    >
      <WhichFile index={index} count={files.length} onChange={setAt} />
      <p className="truncate text-14 text-text2">{file.name}</p>
      {file.kind === 'photo' && (
        <BlurPhoto
          key={file.id}
          draft={batch.draftName(file)}
          blurs={file.blurs}
          onChange={(blurs) => batch.change(file, { blurs })}
        />
      )}
      <TextArea
        key={`text ${file.id}`}
        label={t('evidence.description')}
        hint={isOfPeople ? t('evidence.descriptionHint') : t('evidence.descriptionDocument')}
        isOptional={!isOfPeople}
        rows={2}
        limit={limits.text}
        value={file.description}
        onChange={(description) => batch.change(file, { description })}
      />
      {isOfPeople && (
        <RadioGroup
          label={t('batch.people')}
          value={file.people}
          onChange={(people) => batch.change(file, { people: people === 'agreed' ? 'agreed' : 'nobody' })}
        >
          <Radio value="nobody" label={t('batch.nobody')} />
          <Radio value="agreed" label={t('batch.agreed')} />
        </RadioGroup>
      )}
      <Button kind="quiet-danger" icon={Trash2} onPress={() => batch.remove(file)}>
        {t('batch.remove')}
      </Button>
    </section>
  )
}

type WhichProps = { index: number; count: number; onChange: (index: number) => void }

function WhichFile({ index, count, onChange }: WhichProps) {
  const { t } = useTranslation()
  return (
    <div className="flex items-center gap-2">
      <h2 className="min-w-0 flex-1 text-16">{t('batch.oneOf', { number: index + 1, count })}</h2>
      <IconButton
        icon={ArrowLeft}
        isMirrored
        label={t('batch.previous')}
        isDisabled={index === 0}
        onPress={() => onChange(index - 1)}
      />
      <IconButton
        icon={ArrowRight}
        isMirrored
        label={t('batch.next')}
        isDisabled={index === count - 1}
        onPress={() => onChange(index + 1)}
      />
    </div>
  )
}
