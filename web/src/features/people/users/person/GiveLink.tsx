import type { User } from 'contract/people/users'
import { Copy, Link2 } from 'lucide'
import { useState } from 'react'
import { formatDateTime } from '../../../../i18n/format-date.ts'
import { problemText } from '../../../../i18n/problem-text.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { useCopy } from '../../../../kit/actions/use-copy.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import { Banner } from '../../../../ui/messages/Banner.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/ConfirmDialog.tsx'
import { giveLink } from '../queries.ts'

type OneTimeLink = { link: string; expires_at: string }

/** A link to set a password, to hand over where no e-mail arrives; shown once and not stored. */
export function GiveLink({ user, isDisabled }: { user: User; isDisabled: boolean }) {
  const { t } = useTranslation()
  const [isConfirming, setConfirming] = useState(false)
  const [isPending, setPending] = useState(false)
  const [oneTime, setOneTime] = useState<OneTimeLink | null>(null)
  const [problem, setProblem] = useState<string>()
  const name = user.full_name
  const make = async () => {
    setPending(true)
    setProblem(undefined)
    try {
      setOneTime(await giveLink(user.id))
      setConfirming(false)
    } catch (error) {
      setProblem(problemText(t, error))
    } finally {
      setPending(false)
    }
  }
  return (
    <>
      <Button icon={Link2} onPress={() => setConfirming(true)} isDisabled={isDisabled}>
        {t('users.giveLink')}
      </Button>
      <ConfirmDialog
        isOpen={isConfirming}
        onClose={() => setConfirming(false)}
        title={t('users.giveLinkTitle', { name })}
        confirm={t('users.makeLink')}
        onConfirm={() => void make()}
        isPending={isPending}
        problem={problem}
      >
        {t('users.giveLinkText', { name })}
      </ConfirmDialog>
      {oneTime && <OneTimeLinkShown name={name} oneTime={oneTime} />}
    </>
  )
}

function OneTimeLinkShown({ name, oneTime: { link, expires_at } }: { name: string; oneTime: OneTimeLink }) {
  const { t } = useTranslation()
  const { isCopied, copy } = useCopy(link, {
    copied: t('users.linkCopied'),
    notCopied: t('users.linkNotCopied'),
  })
  return (
    <div className="order-last grid basis-full gap-3 rounded-control border border-border bg-surface2 p-4">
      <TextField
        label={t('users.linkOf', { name })}
        hint={t('users.linkOnce', { time: formatDateTime(expires_at) })}
        value={link}
        isReadOnly
        autoFocus
      />
      {isCopied === false && <Banner tone="warn">{t('users.linkNotCopied')}</Banner>}
      <Button icon={Copy} onPress={copy}>
        {t(isCopied ? 'users.linkCopied' : 'users.copyLink')}
      </Button>
    </div>
  )
}
