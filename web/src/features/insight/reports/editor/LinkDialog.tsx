import { type FormEvent, useState } from 'react'
import { DraftNotice } from '../../../../drafts/DraftNotice.tsx'
import { useDraft } from '../../../../drafts/use-draft.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import { Dialog } from '../../../../ui/overlays/Dialog.tsx'
import { isSafeLink } from '../text/markdown.ts'

type Props = { draftName: string; onClose: () => void; onLink: (href: string) => void }

const beginning = 'https://'

export function LinkDialog({ draftName, onClose, onLink }: Props) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(beginning)
  const [problem, setProblem] = useState<string>()
  const draft = useDraft({
    name: draftName,
    value: typed,
    isDirty: typed !== beginning,
    restore: setTyped,
    reset: () => setTyped(beginning),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const href = typed.trim()
    if (!isSafeLink(href) || !URL.canParse(href)) return setProblem(t('reports.linkWrong'))
    draft.clear()
    onClose()
    onLink(href)
  }
  return (
    <Dialog isOpen onClose={onClose} title={t('reports.link')} width="narrow">
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <TextField
          label={t('reports.linkAddress')}
          value={typed}
          onChange={(value) => {
            setTyped(value)
            setProblem(undefined)
          }}
          type="url"
          autoFocus
          problem={problem}
        />
        <DraftNotice draft={draft} />
        <div className="flex flex-col-reverse gap-2 wide:flex-row wide:justify-end">
          <Button onPress={onClose}>{t('ui.cancel')}</Button>
          <Button kind="primary" type="submit">
            {t('reports.linkSet')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
