import { showsPeople } from 'contract/evaluation/files'
import type { Category } from 'contract/instrument/instruments'
import { limits } from 'contract/platform/limits'
import { Image as ImageIcon, Upload } from 'lucide'
import { type FormEvent, useState } from 'react'
import { DraftNotice } from '../../../../drafts/DraftNotice.tsx'
import { formatBytes } from '../../../../i18n/format-number.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { acceptedExtensions, kindsText, tooLargeText } from '../../../../kit/actions/refusal-text.ts'
import { CameraButton } from '../../../../kit/forms/CameraButton.tsx'
import { ContentPicture } from '../../../../kit/forms/ContentPicture.tsx'
import { takeFile } from '../../../../kit/forms/take-file.ts'
import type { EvidenceWork } from '../../../../outbox/entry.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { FileTrigger } from '../../../../ui/buttons/FileTrigger.tsx'
import { Checkbox } from '../../../../ui/choices/Checkbox.tsx'
import { TextArea } from '../../../../ui/fields/TextArea.tsx'
import type { StageShown } from '../../../../ui/figures/StageMark.tsx'
import { Banner } from '../../../../ui/messages/Banner.tsx'
import { Dialog } from '../../../../ui/overlays/Dialog.tsx'
import { dialogFoot } from '../../../../ui/overlays/dialog-foot.ts'
import { type Chosen, useChosenFile } from './use-chosen-file.ts'

type Props = {
  isOpen: boolean
  draftName: string | null
  onClose: () => void
  category: Category
  stage: StageShown
  onAdd: (file: EvidenceWork) => void
  sample?: { label: string; make: () => Promise<File> }
}

const useAdding = ({ draftName, onClose, category, stage, onAdd }: Props) => {
  const { t } = useTranslation()
  const now = useChosenFile(draftName)
  const { chosen, description, consent } = now
  const [refusal, setRefusal] = useState<string>()
  const [isSent, setSent] = useState(false)
  const needsTexts = chosen !== null && showsPeople(chosen.kind)

  const choose = async (original: File | undefined) => {
    if (!original) return
    setRefusal(undefined)
    const { file, refusal: fault } = await takeFile(t, original)
    if (!file) return setRefusal(fault)
    await now.choose({ ...file, tooLarge: fault !== undefined })
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
  return { now, refusal, isSent, needsTexts, choose, close, add, cancel }
}
type Adding = ReturnType<typeof useAdding>

/** Photos are made smaller, need a description for people who do not see them, and a consent. */
export function AddFileDialog(props: Props) {
  const { isOpen, category, stage, sample } = props
  const { t } = useTranslation()
  const adding = useAdding(props)
  const { choose, close, add, cancel } = adding
  const { chosen } = adding.now
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
          <CameraButton onTake={(photo) => void choose(photo)} />
          {sample && !chosen && (
            <Button icon={ImageIcon} onPress={() => void sample.make().then(choose)}>
              {sample.label}
            </Button>
          )}
          {chosen && <ChosenName file={chosen} />}
        </div>
        {!chosen && <p className="text-14 text-text2">{kindsText(t)}</p>}
        {chosen && (
          <ContentPicture
            content={chosen.content}
            className="max-h-56 w-full rounded-control object-contain"
          />
        )}
        <AddNotices adding={adding} />
        {chosen && <TextFields adding={adding} />}
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

function ChosenName({ file }: { file: Chosen }) {
  const { t } = useTranslation()
  return (
    <p className="min-w-0 text-15">
      <span className="block truncate font-strong">{file.name}</span>
      <span className="text-14 text-text2">
        {file.content.size < file.originalSize
          ? t('evidence.smaller', {
              from: formatBytes(file.originalSize),
              to: formatBytes(file.content.size),
            })
          : formatBytes(file.content.size)}
      </span>
    </p>
  )
}

function AddNotices({ adding: { now, refusal, isSent } }: { adding: Adding }) {
  const { t } = useTranslation()
  const { chosen } = now
  return (
    <>
      <DraftNotice draft={now.draft} />
      {now.isFileGone && <Banner tone="warn">{t('drafts.photoGone')}</Banner>}
      {refusal && <Banner tone="danger">{refusal}</Banner>}
      {chosen?.tooLarge && (
        <Banner tone="danger">{tooLargeText(t, { name: chosen.name, size: chosen.content.size })}</Banner>
      )}
      {isSent && !chosen && <Banner tone="danger">{t('evidence.chooseFirst')}</Banner>}
    </>
  )
}

function TextFields({ adding }: { adding: Adding }) {
  const { t } = useTranslation()
  const { now, isSent, needsTexts } = adding
  const { description, consent } = now
  return (
    <>
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
      {needsTexts && (
        <Checkbox
          label={t('evidence.consent')}
          isSelected={consent}
          onChange={now.setConsent}
          {...(isSent && !consent && { problem: t('problems.consent_required') })}
        />
      )}
    </>
  )
}
