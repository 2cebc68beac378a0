import { limits } from 'contract/platform/limits'
import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { DraftNotice } from '../../drafts/DraftNotice.tsx'
import { useDraftedText } from '../../drafts/use-drafted-text.ts'
import { useTranslation } from '../../i18n/translation.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { TextArea } from '../../ui/fields/TextArea.tsx'
import { Banner } from '../../ui/messages/Banner.tsx'
import { dialogFoot } from '../../ui/overlays/dialog-foot.ts'
import { sendByKey } from './send-by-key.ts'
import { TextConflict } from './TextConflict.tsx'

type Props = {
  draftName: string
  about: string
  label: string
  hint: string
  begin?: string
  confirm: string
  /** Called with the trimmed text; resolves to whether it was saved. */
  onSave: (text: string) => Promise<boolean>
  action: { problem: string | undefined; isPending: boolean }
  onLeave: () => void
  onDirty: (isDirty: boolean) => void
  children?: ReactNode
  /** Whether `children` are valid; they show their own errors. */
  isRestRight?: () => boolean
}

export function TextForm(props: Props) {
  const {
    draftName,
    about,
    label,
    hint,
    begin = '',
    confirm,
    onSave,
    action,
    onLeave,
    onDirty,
    children,
    isRestRight = () => true,
  } = props
  const { t } = useTranslation()
  const drafted = useDraftedText(draftName, begin)
  const { text, setText, isDirty, draft } = drafted
  const [fault, setFault] = useState<string>()
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const trimmed = text.trim()
    const isReady = isRestRight()
    if (trimmed === '') return setFault(t('problems.required'))
    if ([...trimmed].length > limits.text) return setFault(t('problems.max_length'))
    if (!isReady) return
    void onSave(trimmed).then((isDone) => isDone && draft.clear())
  }

  return (
    <form onSubmit={submit} onKeyDownCapture={sendByKey} noValidate className="grid gap-4">
      {action.problem && <Banner tone="danger">{action.problem}</Banner>}
      <p className="text-15 text-text2">{about}</p>
      {children}
      <TextArea
        label={label}
        hint={hint}
        limit={limits.text}
        value={text}
        autoFocus={children === undefined}
        onChange={(trimmed) => {
          setText(trimmed)
          setFault(undefined)
        }}
        problem={fault}
      />
      <DraftNotice draft={draft} />
      <TextConflict label={label} saved={begin} drafted={drafted} />
      <div className={dialogFoot}>
        <Button onPress={onLeave}>{t('ui.cancel')}</Button>
        <Button kind="primary" type="submit" isPending={action.isPending}>
          {confirm}
        </Button>
      </div>
    </form>
  )
}
