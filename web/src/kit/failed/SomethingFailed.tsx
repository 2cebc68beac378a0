import { type ErrorComponentProps, useMatches } from '@tanstack/react-router'
import { RotateCw } from 'lucide'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../i18n/translation.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx'
import { FailedPlace } from './FailedPlace.tsx'
import { failureOf } from './failure.ts'

const statusOf = { broken: 500, forbidden: 403, offline: null } as const

/** Replaces a page that threw an error, could not be loaded, or is forbidden. */
export function SomethingFailed({ error }: ErrorComponentProps) {
  const { t } = useTranslation()
  // The state when the page failed; a returning connection does not change the reason.
  const [kind] = useState(() => failureOf(error, navigator.onLine))
  const isInside = useMatches({ select: (matches) => matches.some(({ routeId }) => routeId === '/content') })
  useReloadWhenOnline(kind === 'offline')
  const content = (
    <FailedPlace status={statusOf[kind]} title={t(`failed.${kind}.title`)} text={t(`failed.${kind}.text`)}>
      {kind !== 'forbidden' && (
        <Button kind="primary" icon={RotateCw} onPress={() => location.reload()}>
          {t('failed.again')}
        </Button>
      )}
      <ButtonLink kind={kind === 'forbidden' ? 'primary' : 'secondary'} href="/home">
        {t('failed.home')}
      </ButtonLink>
    </FailedPlace>
  )
  // The surrounding layout already has a `main`.
  if (isInside) return content
  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh px-4 outline-none">
      {content}
    </main>
  )
}

/** A page that could not be loaded offline is reloaded when the connection returns. */
const useReloadWhenOnline = (isWaiting: boolean): void => {
  useEffect(() => {
    if (!isWaiting) return undefined
    const reload = () => location.reload()
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [isWaiting])
}
