import { type FormEvent, useEffect, useState } from 'react'
import { formatTime } from '../../../i18n/format-date.ts'
import { useTranslation } from '../../../i18n/translation.tsx'
import { followLocks } from '../../../offline/lock/follow-locks.ts'
import { openLock } from '../../../offline/lock/lock.ts'
import { openWithPasskey } from '../../../offline/lock/passkey.ts'
import { allLocks, lockOf, type StoredLock } from '../../../offline/lock/stored-lock.ts'
import { mayTry, mayTryAt, triesLeft } from '../../../offline/lock/tries.ts'
import { useOnline } from '../../../session/use-online.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { PasswordField } from '../../../ui/fields/PasswordField.tsx'
import { Banner } from '../../../ui/messages/Banner.tsx'

type Props = { onOpened: () => Promise<void> }

/** A lock opens what is stored on this device without the server. */
export function LockedDevice({ onOpened }: Props) {
  const { t } = useTranslation()
  const isOnline = useOnline()
  const [locks] = useState(allLocks)
  const [chosen, setChosen] = useState<number | null>(
    isOnline || locks.length > 1 ? null : (locks[0]?.user ?? null),
  )
  useEffect(followLocks, [])
  const lock = locks.find(({ user }) => user === chosen)
  return (
    <section aria-labelledby="locked-device" className="grid gap-3 rounded-card border border-border p-4">
      <div>
        <h2 id="locked-device" className="text-18">
          {t('lock.open.title')}
        </h2>
        <p className="text-15 text-text2">{t('lock.open.text')}</p>
      </div>
      {lock ? (
        <OpenWithPin key={lock.user} lock={lock} onOpened={onOpened} />
      ) : (
        locks.map(({ user, name }) => (
          <Button key={user} isWide onPress={() => setChosen(user)}>
            {t('lock.open.as', { name })}
          </Button>
        ))
      )}
    </section>
  )
}

const useOpening = (user: number, onOpened: Props['onOpened']) => {
  const { t } = useTranslation()
  const [problem, setProblem] = useState<string>()
  const [isEnded, setEnded] = useState(false)
  const [isPending, setPending] = useState(false)

  const wrong = (): string => {
    const lock = lockOf(user)
    const now = Date.now()
    if (!lock || mayTry(lock, now)) return t('lock.open.wrong', { left: lock ? triesLeft(lock) : 0 })
    return `${t('lock.open.wrong', { left: triesLeft(lock) })} ${t('lock.open.wait', { time: formatTime(mayTryAt(lock, now)) })}`
  }
  const open = async (work: () => Promise<'open' | 'wrong' | 'wait' | 'ended' | 'failed'>) => {
    setPending(true)
    setProblem(undefined)
    const result = await work()
    setPending(false)
    if (result === 'open') return onOpened()
    setEnded(result === 'ended')
    setProblem(result === 'failed' ? t('lock.open.passkeyFailed') : wrong())
  }
  return { problem, isEnded, isPending, open }
}

function OpenWithPin({ lock, onOpened }: { lock: StoredLock } & Props) {
  const { t } = useTranslation()
  const [pin, setPin] = useState('')
  const { problem, isEnded, isPending, open } = useOpening(lock.user, onOpened)
  const tryPin = (event: FormEvent) => {
    event.preventDefault()
    if (pin !== '' && !isPending) void open(() => openLock(lock.user, pin))
  }
  if (isEnded) return <Banner tone="danger">{t('lock.open.ended')}</Banner>
  return (
    <form onSubmit={tryPin} className="grid gap-3">
      <p className="font-medium wrap-anywhere">{lock.name}</p>
      <PasswordField
        label={t('lock.open.pin')}
        hint={t('lock.open.pinHint')}
        autoComplete="off"
        autoFocus
        value={pin}
        onChange={setPin}
        {...(problem && { problem })}
      />
      <Button kind="primary" type="submit" isWide isPending={isPending}>
        {t('lock.open.now')}
      </Button>
      {lock.passkey && (
        <Button isWide isDisabled={isPending} onPress={() => void open(() => openWithPasskey(lock.user))}>
          {t('lock.open.passkey')}
        </Button>
      )}
    </form>
  )
}
