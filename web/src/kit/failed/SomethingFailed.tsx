import { type ErrorComponentProps, useMatches } from '@tanstack/react-router'
import { RotateCw } from 'lucide'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../i18n/translation.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx'
import { FailedPlace } from './FailedPlace.tsx'
import { failureOf } from './failure.ts'

const statusOf = { broken: 500, forbidden: 403, offline: null } as const

/** In place of a page that broke, could not be fetched, or is not open to the person. */
export function SomethingFailed({ error }: ErrorComponentProps) {
  const { t } = useTranslation()
  // As it was when the page failed: a connection that comes back does not make it another failure.
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
  // The layout around it has its main part already.
  if (isInside) return content
  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh px-4 outline-none">
      {content}
    </main>
  )
}

/** What could not be fetched without a connection is fetched as soon as there is one. */
const useReloadWhenOnline = (isWaiting: boolean): void => {
  useEffect(() => {
    if (!isWaiting) return undefined
    const reload = () => location.reload()
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [isWaiting])
}
