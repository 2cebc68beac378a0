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
import { StateText } from './StateText.tsx'
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

/** The kinds that the short word of a narrow bar names. */
const shortKinds = {
  sent: 'sent',
  sending: 'sending',
  'on device': 'here',
  'sign in': 'here',
  refused: 'refused',
  'not saved': 'unsaved',
} as const

type Props = {
  isNarrow?: boolean
  /** In a bar without room to spare one word is visible, and the whole text is the name and the tooltip. */
  isInBar?: boolean
  /** Shows nothing while everything is sent or being sent. */
  isOnlyStuck?: boolean
}

export function SavedStateLine({ isNarrow = false, isInBar = false, isOnlyStuck = false }: Props) {
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
  const press = () => (status.kind === 'sign in' ? setExpired(true) : setOpen(true))
  const shared = { text, short: isDraft ? 'draft' : shortKinds[status.kind], isNarrow, isInBar }
  const title = isInBar ? { title: text } : {}
  return (
    <>
      {action ? (
        <PlainButton
          {...title}
          onPress={press}
          className={`${lineStyle} min-h-11 rounded-control text-start hover:bg-surface2`}
        >
          <Icon of={icon} size="small" />
          <StateText {...shared} action={action} />
        </PlainButton>
      ) : (
        <p {...title} className={lineStyle}>
          <Icon of={icon} size="small" />
          {isDraft && latest.page !== undefined ? (
            <Link href={latest.page}>
              <StateText {...shared} />
            </Link>
          ) : (
            <StateText {...shared} />
          )}
        </p>
      )}
      <UnsentDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
