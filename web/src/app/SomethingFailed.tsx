import { type ErrorComponentProps, useMatches } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { failureOf } from './failure.ts'

/** In place of a page that broke, could not be fetched, or is not open to the person. */
export function SomethingFailed({ error }: ErrorComponentProps) {
  const { t } = useTranslation()
  // As it was when the page failed: a connection that comes back does not make it another failure.
  const [kind] = useState(() => failureOf(error, navigator.onLine))
  const isInside = useMatches({ select: (matches) => matches.some(({ routeId }) => routeId === '/content') })
  useReloadWhenOnline(kind === 'offline')
  const words = (
    <>
      <h1>{t(`failed.${kind}.title`)}</h1>
      <p className="text-text2">{t(`failed.${kind}.text`)}</p>
      <div className="flex flex-wrap gap-2">
        {kind !== 'forbidden' && (
          <Button kind="primary" onPress={() => location.reload()}>
            {t('failed.again')}
          </Button>
        )}
        <ButtonLink href="/home">{t('failed.home')}</ButtonLink>
      </div>
    </>
  )
  // The layout around it has its main part already.
  if (isInside) return <div className="grid max-w-140 gap-4 py-4">{words}</div>
  return (
    <main id="main" tabIndex={-1} className="mx-auto grid max-w-140 gap-4 p-8 outline-none">
      {words}
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
