import { mayEver } from 'contract/access/permissions'
import { limits } from 'contract/platform/limits'
import { type FormEvent, useState } from 'react'
import { DraftNotice } from '../../drafts/DraftNotice.tsx'
import { useDraftedText } from '../../drafts/use-drafted-text.ts'
import { langOf } from '../../i18n/language-of-text.ts'
import { useTranslation } from '../../i18n/translation.tsx'
import { useActor } from '../../session/use-session.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { TextArea } from '../../ui/fields/TextArea.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Banner } from '../../ui/messages/Banner.tsx'
import { showToast } from '../../ui/messages/toasts.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { dialogFoot } from '../../ui/overlays/dialog-foot.ts'
import { sendByKey } from '../forms/send-by-key.ts'
import { ProofFields } from './ProofFields.tsx'
import { type PlacedAction, storeReport } from './report-work.ts'
import { useProofs } from './use-proofs.ts'

/** The report being written; its text stays as a draft until it is sent. */
const useReport = (placed: PlacedAction, onSent: () => void) => {
  const { t } = useTranslation()
  const { action, line } = placed
  const drafted = useDraftedText(`line/${line}/action/${action.id}/report`, '')
  const [doneOn, setDoneOn] = useState('')
  const [isSent, setSent] = useState(false)
  const proofs = useProofs(action.reported?.files.length ?? 0)
  const note = drafted.text.trim()
  const fault =
    note === ''
      ? t('problems.required')
      : [...note].length > limits.text
        ? t('problems.max_length')
        : undefined

  const send = (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (fault || !proofs.isComplete) return
    storeReport(placed, { note, done_on: doneOn || null, proofs: proofs.proofs, consent: proofs.consent })
    drafted.draft.clear()
    showToast('success', t('plan.report.kept'))
    onSent()
  }
  return { drafted, doneOn, setDoneOn, isSent, fault, proofs, send }
}

/** Reports that an action is done; closing keeps the draft. */
export function ReportDialog({ placed, onClose }: { placed: PlacedAction; onClose: () => void }) {
  const actor = useActor()
  const { t } = useTranslation()
  const { action } = placed
  const { drafted, doneOn, setDoneOn, isSent, fault, proofs, send } = useReport(placed, onClose)
  return (
    <Dialog isOpen onClose={onClose} title={t('plan.report.title')}>
      <form onSubmit={send} onKeyDownCapture={sendByKey} noValidate className="grid gap-4">
        <p lang={langOf(action.text)} className="text-15 wrap-anywhere text-text2">
          {action.text}
        </p>
        {action.question && <Banner tone="warn">{action.question.text}</Banner>}
        <TextArea
          label={t('plan.report.note')}
          hint={t('plan.report.noteHint')}
          limit={limits.text}
          rows={3}
          value={drafted.text}
          autoFocus
          onChange={drafted.setText}
          {...(isSent && fault && { problem: fault })}
        />
        <DraftNotice draft={drafted.draft} />
        <TextField
          id="done_on"
          type="date"
          label={t('plan.report.doneOn')}
          isOptional
          value={doneOn}
          onChange={setDoneOn}
        />
        {mayEver(actor, 'file.add') && <ProofFields now={proofs} isSent={isSent} />}
        <div className={dialogFoot}>
          <Button onPress={onClose}>{t('ui.cancel')}</Button>
          <Button kind="primary" type="submit">
            {t('plan.report.send')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
