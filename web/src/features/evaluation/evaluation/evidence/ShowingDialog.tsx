import { fileQuotas } from 'contract/evaluation/files'
import type { Category, Indicator } from 'contract/instrument/instruments'
import { useState } from 'react'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { store } from '../../../../outbox/outbox.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { Checkbox } from '../../../../ui/choices/Checkbox.tsx'
import { announce } from '../../../../ui/messages/announcements.ts'
import { Banner } from '../../../../ui/messages/Banner.tsx'
import { Dialog } from '../../../../ui/overlays/Dialog.tsx'
import { type Answer, basisOfAnswer } from '../line/line-now.ts'
import type { EvaluationReady } from '../use-evaluation.ts'

type Props = {
  isOpen: boolean
  onClose: () => void
  ready: EvaluationReady
  category: Category
  indicator: Indicator
  answer: Answer
}

/** Marks files of a domain as evidence for an answer; the marks are saved with the answer, offline too. */
export function ShowingDialog({ isOpen, onClose, ready, category, indicator, answer }: Props) {
  const { t } = useTranslation()
  const { line } = ready.detail
  const [changed, setChanged] = useState<readonly number[] | null>(null)
  const files = line.files.filter((file) => file.category === category.id)
  const marked = (changed ?? answer.files).filter((id) => files.some((file) => file.id === id))
  const isOverLimit = marked.length > fileQuotas.filesPerAnswer
  const hasWaiting = ([1, 2, 3] as const).some(
    (stage) => ready.now.filesWaiting(category.id, stage).length > 0,
  )
  const close = () => {
    setChanged(null)
    onClose()
  }
  const save = () => {
    if (isOverLimit) return
    const { option, na_reason, saved } = answer
    store(line.id, {
      kind: 'answer',
      indicator: indicator.id,
      option,
      na_reason,
      ...basisOfAnswer(answer),
      files: marked.toSorted((one, other) => one - other),
      result: saved?.id ?? null,
      version: saved?.version ?? null,
    })
    announce(t('showing.saved'))
    close()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={t('showing.title', { code: indicator.code })}
      buttons={
        <>
          <Button onPress={close}>{t('ui.cancel')}</Button>
          <Button kind="primary" onPress={save}>
            {t('showing.save')}
          </Button>
        </>
      }
    >
      <p className="text-text2">
        {t('showing.hint')} {hasWaiting && t('showing.waiting')}
      </p>
      {isOverLimit && (
        <Banner tone="danger">{t('showing.tooMany', { count: fileQuotas.filesPerAnswer })}</Banner>
      )}
      <ul className="grid gap-1">
        {files.map(({ id, name, description, stage }) => (
          <li key={id}>
            <Checkbox
              label={t('showing.inStage', { name: description ?? name, stage: t(`ui.stage.${stage}`) })}
              isSelected={marked.includes(id)}
              onChange={(isSelected) =>
                setChanged(isSelected ? [...marked, id] : marked.filter((each) => each !== id))
              }
            />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
