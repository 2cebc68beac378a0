import { showsPeople } from 'contract/evaluation/files'
import type { Category } from 'contract/instrument/instruments'
import { limits } from 'contract/platform/limits'
import { Image as ImageIcon, Upload } from 'lucide'
import { type FormEvent, useState } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { DraftNotice } from '../../../../drafts/DraftNotice.tsx'
import { formatBytes } from '../../../../i18n/format-number.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import {
  acceptedExtensions,
  formatOfName,
  tooLargeText,
  wrongKindText,
} from '../../../../kit/actions/refusal-text.ts'
import { makeSmaller } from '../../../../kit/forms/make-smaller.ts'
import type { EvidenceWork } from '../../../../outbox/entry.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { Checkbox } from '../../../../ui/choices/Checkbox.tsx'
import { TextArea } from '../../../../ui/fields/TextArea.tsx'
import type { Stage } from '../../../../ui/figures/StageMark.tsx'
import { Banner } from '../../../../ui/messages/Banner.tsx'
import { Dialog } from '../../../../ui/overlays/Dialog.tsx'
import { dialogFoot } from '../../../../ui/overlays/dialog-foot.ts'
import { useChosenFile } from './use-chosen-file.ts'

type Props = {
  isOpen: boolean
  /** Names the draft of what is chosen; null where nothing is kept. */
  draftName: string | null
  onClose: () => void
  category: Category
  stage: Stage
  onAdd: (file: EvidenceWork) => void
  /** A file to try it with, where no real one is asked for. */
  sample?: { label: string; make: () => Promise<File> }
}

/** Choosing a file: photos are made smaller first, need words for who does not see them, and a consent. */
export function AddFileDialog({ isOpen, draftName, onClose, category, stage, onAdd, sample }: Props) {
  const { t } = useTranslation()
  const now = useChosenFile(draftName)
  const { chosen, description, consent } = now
  const [refusal, setRefusal] = useState<string>()
  const [isSent, setSent] = useState(false)
  const needsTexts = chosen !== null && showsPeople(chosen.kind)

  const choose = async (original: File | undefined) => {
    if (!original) return
    const format = formatOfName(original.name)
    if (!format) return setRefusal(wrongKindText(t))
    setRefusal(undefined)
    const { content, name } = await makeSmaller(original)
    const tooLarge = content.size > format.maximum
    await now.choose({ content, name, kind: format.kind, originalSize: original.size, tooLarge })
  }
  const close = () => {
    setRefusal(undefined)
    setSent(false)
    onClose()
  }
  const add = (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (!chosen || chosen.tooLarge) return
    if (needsTexts && (!consent || description.trim() === '')) return
    if ([...description].length > limits.text) return
    onAdd({
      kind: 'file',
      category: category.id,
      stage,
      name: chosen.name,
      description: description.trim(),
      consent,
      content: chosen.content,
      originalSize: chosen.originalSize,
    })
    now.reset()
    close()
  }
  const cancel = () => {
    now.reset()
    close()
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={t('evidence.addTitle', { number: category.number, stage: t(`ui.stage.${stage}`) })}
    >
      <form onSubmit={add} noValidate className="grid gap-4">
        <p className="text-text2">{t(`evidence.folder.${stage}`)}</p>
        <Banner tone="info">{t('evidence.privacy')}</Banner>
        <div className="flex flex-wrap items-center gap-3">
          <FileTrigger acceptedFileTypes={acceptedExtensions} onSelect={(files) => void choose(files?.[0])}>
            <Button icon={Upload} kind={chosen ? 'secondary' : 'primary'}>
              {chosen ? t('evidence.chooseOther') : t('evidence.choose')}
            </Button>
          </FileTrigger>
          {sample && !chosen && (
            <Button icon={ImageIcon} onPress={() => void sample.make().then(choose)}>
              {sample.label}
            </Button>
          )}
          {chosen && (
            <p className="min-w-0 text-15">
              <span className="block truncate font-strong">{chosen.name}</span>
              <span className="text-14 text-text2">
                {chosen.content.size < chosen.originalSize
                  ? t('evidence.smaller', {
                      from: formatBytes(chosen.originalSize),
                      to: formatBytes(chosen.content.size),
                    })
                  : formatBytes(chosen.content.size)}
              </span>
            </p>
          )}
        </div>
        <DraftNotice draft={now.draft} />
        {now.isFileGone && <Banner tone="warn">{t('drafts.photoGone')}</Banner>}
        {refusal && <Banner tone="danger">{refusal}</Banner>}
        {chosen?.tooLarge && (
          <Banner tone="danger">{tooLargeText(t, { name: chosen.name, size: chosen.content.size })}</Banner>
        )}
        {isSent && !chosen && <Banner tone="danger">{t('evidence.chooseFirst')}</Banner>}
        {chosen && (
          <TextArea
            label={t('evidence.description')}
            hint={needsTexts ? t('evidence.descriptionHint') : t('evidence.descriptionDocument')}
            isOptional={!needsTexts}
            rows={2}
            limit={limits.text}
            value={description}
            onChange={now.setDescription}
            {...(isSent && needsTexts && description.trim() === '' && { problem: t('problems.required') })}
          />
        )}
        {needsTexts && (
          <Checkbox
            label={t('evidence.consent')}
            isSelected={consent}
            onChange={now.setConsent}
            {...(isSent && !consent && { problem: t('problems.consent_required') })}
          />
        )}
        <div className={dialogFoot}>
          <Button onPress={cancel}>{t('ui.cancel')}</Button>
          <Button type="submit" kind={chosen ? 'primary' : 'secondary'}>
            {t('evidence.add')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
