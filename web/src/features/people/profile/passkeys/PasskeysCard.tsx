import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Passkey } from 'contract/people/passkeys'
import { KeyRound } from 'lucide'
import { useState } from 'react'
import { formatDateTime } from '../../../../i18n/format-date.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { ActionDialog } from '../../../../kit/actions/ActionDialog.tsx'
import { AnswerFallback } from '../../../../kit/actions/AnswerFallback.tsx'
import { hasPasskeys } from '../../../../session/browser-passkey.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { Card } from '../../../../ui/cards/Card.tsx'
import { PasskeyDialog } from './PasskeyDialog.tsx'
import { passkeysQuery, removePasskey } from './queries.ts'

type Opened = { what: 'add' } | { what: 'rename' | 'remove'; passkey: Passkey } | null

export function PasskeysCard() {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const query = useQuery(passkeysQuery())
  const [opened, setOpened] = useState<Opened>(null)
  const close = () => setOpened(null)
  return (
    <Card title={t('passkeys.title')} hint={t('passkeys.hint')}>
      {!query.data && <AnswerFallback query={query} />}
      {query.data && (
        <div className="grid gap-3">
          {query.data.length === 0 && <p className="text-15 text-text2">{t('passkeys.none')}</p>}
          {query.data.length > 0 && (
            <ul className="divide-y divide-border">
              {query.data.map((passkey) => (
                <PasskeyRow key={passkey.id} passkey={passkey} onOpen={setOpened} />
              ))}
            </ul>
          )}
          {hasPasskeys() ? (
            <Button icon={KeyRound} onPress={() => setOpened({ what: 'add' })}>
              {t('passkeys.add')}
            </Button>
          ) : (
            <p className="text-15 text-text2">{t('passkeys.notHere')}</p>
          )}
        </div>
      )}
      {opened?.what === 'add' && <PasskeyDialog passkey={null} onClose={close} />}
      {opened?.what === 'rename' && <PasskeyDialog passkey={opened.passkey} onClose={close} />}
      {opened?.what === 'remove' && (
        <ActionDialog
          title={t('passkeys.removeTitle')}
          confirm={t('passkeys.remove')}
          done={t('passkeys.removed')}
          action={() => removePasskey(opened.passkey.id)}
          onClose={close}
          refresh={() => queryClient.invalidateQueries(passkeysQuery())}
        >
          <span className="break-words">{t('passkeys.removeText', { name: opened.passkey.name })}</span>
        </ActionDialog>
      )}
    </Card>
  )
}

type RowProps = { passkey: Passkey; onOpen: (opened: Opened) => void }

function PasskeyRow({ passkey, onOpen }: RowProps) {
  const { t } = useTranslation()
  const { name, synced, created_at, last_used_at } = passkey
  return (
    <li className="grid gap-2 py-2.5">
      <div className="min-w-0">
        <p className="font-medium break-words">{name}</p>
        <p className="text-14 text-text2 tabular-nums">
          <span className="inline-block">{t('passkeys.added', { time: formatDateTime(created_at) })},</span>{' '}
          <span className="inline-block">
            {last_used_at
              ? t('passkeys.lastUsed', { time: formatDateTime(last_used_at) })
              : t('passkeys.neverUsed')}
          </span>
        </p>
        {synced && <p className="text-14 text-text2">{t('passkeys.synced')}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          size="compact"
          aria-label={t('passkeys.renameOf', { name })}
          onPress={() => onOpen({ what: 'rename', passkey })}
        >
          {t('passkeys.rename')}
        </Button>
        <Button
          size="compact"
          kind="quiet-danger"
          aria-label={t('passkeys.removeOf', { name })}
          onPress={() => onOpen({ what: 'remove', passkey })}
        >
          {t('passkeys.remove')}
        </Button>
      </div>
    </li>
  )
}
