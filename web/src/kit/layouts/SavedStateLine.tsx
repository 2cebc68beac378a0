import { Cloud, CloudOff, CloudUpload, TriangleAlert } from 'lucide'
import { useEffect, useState } from 'react'
import { useLatestDraft } from '../../drafts/use-has-drafts.ts'
import { readOwnTexts } from '../../i18n/read-language.ts'
import { useTranslation } from '../../i18n/translation.tsx'
import { useStatus } from '../../outbox/use-status.ts'
import { setExpired } from '../../session/expiry.ts'
import { PlainButton } from '../../ui/buttons/PlainButton.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/navigation/Link.tsx'
import { lazyDialog } from '../../ui/waiting/lazily.tsx'
import { savedAction, savedTexts } from './saved-texts.ts'

const loadDialog = async () => {
  const [{ UnsentDialog: Part }] = await Promise.all([import('./UnsentDialog.tsx'), readOwnTexts('unsent')])
  return Part
}
const UnsentDialog = lazyDialog(loadDialog)

const styles = {
  sent: { icon: Cloud, tone: 'text-valid' },
  sending: { icon: CloudUpload, tone: 'text-text2' },
  'on device': { icon: CloudOff, tone: 'text-review' },
  'sign in': { icon: CloudOff, tone: 'text-review' },
  refused: { icon: TriangleAlert, tone: 'text-danger' },
  'not saved': { icon: TriangleAlert, tone: 'text-danger' },
}

const draftStyle = { icon: CloudOff, tone: 'text-review' }

type Props = {
  isNarrow?: boolean
  /** Shows nothing while everything is sent or being sent. */
  isOnlyStuck?: boolean
}

export function SavedStateLine({ isNarrow = false, isOnlyStuck = false }: Props) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const status = useStatus()
  // Drafts are not part of the outbox.
  const latest = useLatestDraft()
  const isDraft = latest !== null && status?.kind === 'sent'
  const action = status && savedAction(t, status)
  const isNeeded = isDraft || (status !== null && status.kind !== 'sent')
  // Loaded now, because offline it could not be loaded when it is opened.
  useEffect(() => {
    if (isNeeded) void loadDialog().catch(() => undefined)
  }, [isNeeded])
  if (isOnlyStuck && (!status || status.kind === 'sent' || status.kind === 'sending')) return null
  if (!status) return <p className="min-h-5" />

  const { icon, tone } = isDraft ? draftStyle : styles[status.kind]
  const text = isDraft ? t('shell.saved.draft') : savedTexts(t, status)
  const lineStyle = `flex items-center gap-2 text-14 font-medium ${tone}`
  const hidden = isNarrow ? 'sr-only' : '@max-[18rem]/foot:sr-only'
  const press = () => (status.kind === 'sign in' ? setExpired(true) : setOpen(true))
  return (
    <>
      {action ? (
        <PlainButton
          onPress={press}
          className={`${lineStyle} min-h-11 rounded-control text-start hover:bg-surface2`}
        >
          <Icon of={icon} size="small" />
          <span className={hidden}>
            {text} <span className="whitespace-nowrap underline">{action}</span>
          </span>
        </PlainButton>
      ) : (
        <p className={lineStyle}>
          <Icon of={icon} size="small" />
          <span className={hidden}>
            {isDraft && latest.page !== undefined ? <Link href={latest.page}>{text}</Link> : text}
          </span>
        </p>
      )}
      <UnsentDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
