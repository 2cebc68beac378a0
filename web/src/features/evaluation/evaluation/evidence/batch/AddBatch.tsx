import { showsPeople } from 'contract/evaluation/files'
import { useState } from 'react'
import { useTranslation } from '../../../../../i18n/translation.tsx'
import { Button } from '../../../../../ui/buttons/Button.tsx'
import { Checkbox } from '../../../../../ui/choices/Checkbox.tsx'
import { showToast } from '../../../../../ui/messages/toasts.ts'
import { Dialog } from '../../../../../ui/overlays/Dialog.tsx'
import { type BatchFile, isReady } from './batch.ts'
import type { Batch } from './use-batch.ts'

const useAdding = (batch: Batch, onAdded: () => void) => {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const [isAgreed, setAgreed] = useState(false)
  const [isSent, setSent] = useState(false)
  const [isPending, setPending] = useState(false)
  const complete = batch.files.filter(isReady)
  const ofPeople = complete.filter(({ kind }) => showsPeople(kind))
  const close = () => {
    setOpen(false)
    setAgreed(false)
    setSent(false)
  }
  const add = async () => {
    setSent(true)
    if (ofPeople.length > 0 && !isAgreed) return
    setPending(true)
    const sent = await batch.send()
    setPending(false)
    close()
    onAdded()
    if (sent > 0) showToast('success', t('batch.added', { count: sent }))
    if (sent < complete.length) showToast('error', t('batch.notAdded', { count: complete.length - sent }))
  }
  const consent = { isAgreed, onChange: setAgreed, isSent }
  return { isOpen, setOpen, close, add, complete, ofPeople, isPending, consent }
}

export function AddBatch({ batch, onAdded }: { batch: Batch; onAdded: () => void }) {
  const { t } = useTranslation()
  const { isOpen, setOpen, close, add, complete, ofPeople, isPending, consent } = useAdding(batch, onAdded)
  if (batch.files.length === 0) return null
  return (
    <div className="sticky bottom-0 z-5 flex flex-wrap items-center justify-end gap-3 rounded-card border border-border bg-surface p-3 shadow-e2">
      <p className="min-w-0 flex-1 basis-56 text-15 text-text2">
        {complete.length < batch.files.length &&
          t('batch.incomplete', { count: batch.files.length - complete.length })}
      </p>
      <Button kind="primary" isDisabled={complete.length === 0} onPress={() => setOpen(true)}>
        {t('batch.add', { count: complete.length })}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={t('batch.add', { count: complete.length })}
        buttons={
          <>
            <Button onPress={close}>{t('ui.cancel')}</Button>
            <Button kind="primary" isPending={isPending} onPress={() => void add()}>
              {t('evidence.add')}
            </Button>
          </>
        }
      >
        {ofPeople.length > 0 ? <Consent files={ofPeople} {...consent} /> : <p>{t('batch.noPeople')}</p>}
      </Dialog>
    </div>
  )
}

type ConsentProps = {
  files: readonly BatchFile[]
  isAgreed: boolean
  onChange: (isAgreed: boolean) => void
  isSent: boolean
}

function Consent({ files, isAgreed, onChange, isSent }: ConsentProps) {
  const { t } = useTranslation()
  return (
    <>
      <p>{t('batch.consentFor', { count: files.length })}</p>
      <ul className="max-h-60 list-disc overflow-auto ps-5 text-15">
        {files.map(({ id, name, people }) => (
          <li key={id} className="break-all">
            {name}: {people === 'agreed' ? t('batch.agreed') : t('batch.nobody')}
          </li>
        ))}
      </ul>
      <Checkbox
        label={t('batch.consent')}
        isSelected={isAgreed}
        onChange={onChange}
        {...(isSent && !isAgreed && { problem: t('problems.consent_required') })}
      />
    </>
  )
}
