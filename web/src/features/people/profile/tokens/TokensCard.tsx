import { useQuery, useQueryClient } from '@tanstack/react-query'
import { tokenRooms } from 'contract/access/token-rooms'
import type { PersonalToken } from 'contract/people/personal-tokens'
import { Plus } from 'lucide'
import { useState } from 'react'
import { formatDateTime } from '../../../../i18n/format-date.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { ActionDialog } from '../../../../kit/actions/ActionDialog.tsx'
import { AnswerFallback } from '../../../../kit/actions/AnswerFallback.tsx'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { Card } from '../../../../ui/cards/Card.tsx'
import { lazyDialog } from '../../../../ui/waiting/lazily.tsx'
import { endPersonalToken, personalTokensQuery } from './queries.ts'

const TokenDialog = lazyDialog(async () => (await import('./TokenDialog.tsx')).TokenDialog)

export function TokensCard() {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const query = useQuery(personalTokensQuery())
  const [isNew, setNew] = useState(false)
  const [ending, setEnding] = useState<PersonalToken | null>(null)
  const refresh = () => queryClient.invalidateQueries(personalTokensQuery())
  return (
    <Card title={t('tokens.title')} hint={t('tokens.hint')}>
      {!query.data && <AnswerFallback query={query} />}
      {query.data && (
        <div className="grid gap-3">
          {query.data.length === 0 && <p className="text-15 text-text2">{t('tokens.none')}</p>}
          {query.data.length > 0 && (
            <ul className="divide-y divide-border">
              {query.data.map((token) => (
                <TokenRow key={token.id} token={token} onEnd={() => setEnding(token)} />
              ))}
            </ul>
          )}
          <Button icon={Plus} onPress={() => setNew(true)}>
            {t('tokens.add')}
          </Button>
        </div>
      )}
      <TokenDialog isOpen={isNew} onMade={refresh} onClose={() => setNew(false)} />
      {ending && (
        <ActionDialog
          title={t('tokens.removeTitle')}
          confirm={t('tokens.remove')}
          done={t('tokens.removed')}
          action={() => endPersonalToken(ending.id)}
          onClose={() => setEnding(null)}
          refresh={refresh}
        >
          <span className="break-words">{t('tokens.removeText', { name: ending.name })}</span>
        </ActionDialog>
      )}
    </Card>
  )
}

function TokenRow({ token, onEnd }: { token: PersonalToken; onEnd: () => void }) {
  const { t } = useTranslation()
  const { name, scopes, created_at, ends_at, last_used_at } = token
  const hasEnded = new Date(ends_at) <= new Date()
  return (
    <li className="grid gap-2 py-2.5">
      <div className="min-w-0">
        <p className="font-medium break-words">{name}</p>
        <ul className="text-14 text-text2">
          {tokenRooms.map((room) => {
            const access = scopes[room]
            if (access === null) return null
            return (
              <li key={room}>
                {t('tokens.opens', { room: t(`tokens.room.${room}`), access: t(`tokens.access.${access}`) })}
              </li>
            )
          })}
        </ul>
        <p className="text-14 text-text2 tabular-nums">
          <span className="inline-block">{t('tokens.added', { time: formatDateTime(created_at) })},</span>{' '}
          <span className="inline-block">
            {last_used_at
              ? t('tokens.lastUsed', { time: formatDateTime(last_used_at) })
              : t('tokens.neverUsed')}
          </span>
        </p>
        <p className="text-14 text-text2 tabular-nums">
          {t(hasEnded ? 'tokens.ended' : 'tokens.ends', { time: formatDateTime(ends_at) })}
        </p>
      </div>
      <div>
        <Button
          size="compact"
          kind="quiet-danger"
          aria-label={t('tokens.removeOf', { name })}
          onPress={onEnd}
        >
          {t('tokens.remove')}
        </Button>
      </div>
    </li>
  )
}
