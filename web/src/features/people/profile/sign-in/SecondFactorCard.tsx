import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { TotpSecret } from 'contract/people/second-factor'
import { KeyRound, Smartphone } from 'lucide'
import { useState } from 'react'
import type { z } from 'zod'
import { problemText } from '../../../../i18n/problem-text.ts'
import { readOwnTexts } from '../../../../i18n/read-language.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { AnswerFallback } from '../../../../kit/actions/AnswerFallback.tsx'
import { secondFactorQuery } from '../../../../kit/sign-in/queries.ts'
import { session, storeUser } from '../../../../session/stored-session.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { Card } from '../../../../ui/cards/Card.tsx'
import { Banner } from '../../../../ui/messages/Banner.tsx'
import { showToast } from '../../../../ui/messages/toasts.ts'
import { ConfirmDialog } from '../../../../ui/overlays/ConfirmDialog.tsx'
import { lazyDialog } from '../../../../ui/waiting/lazily.tsx'
import { beginFactor, newRecoveryCodes, removeFactor } from './queries.ts'

const SecondFactorDialog = lazyDialog(async () => {
  const [part] = await Promise.all([import('./SecondFactorDialog.tsx'), readOwnTexts('second-step')])
  return part.SecondFactorDialog
})

/** What the dialog shows. */
type Shown = { secret?: z.output<typeof TotpSecret>; codes?: readonly string[] }

const useSecondFactor = () => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const [shown, setShown] = useState<Shown>()
  const [pending, setPending] = useState<string>()
  const [problem, setProblem] = useState<string>()

  const refresh = (second_factor?: 'none' | 'totp') => {
    const stored = session()
    if (stored && second_factor) storeUser({ ...stored.user, second_factor })
    return queryClient.invalidateQueries({ queryKey: ['profile'] })
  }
  const run = async (name: string, action: () => Promise<unknown>) => {
    setPending(name)
    setProblem(undefined)
    try {
      await action()
    } catch (error) {
      setProblem(problemText(t, error))
    } finally {
      setPending(undefined)
    }
  }
  return {
    shown,
    problem,
    pending,
    close: () => setShown(undefined),
    wasSetUp: () => {
      showToast('success', t('sign-in.isOn'))
      void refresh('totp')
    },
    setUp: () => run('setUp', async () => setShown({ secret: await beginFactor() })),
    makeCodes: () =>
      run('newCodes', async () => {
        setShown({ codes: (await newRecoveryCodes()).recovery_codes })
        await refresh()
      }),
    switchOff: () =>
      run('switchOff', async () => {
        await removeFactor()
        await refresh('none')
        showToast('success', t('sign-in.isOff'))
      }),
  }
}

/** The second step of one's own sign-in: set up, renew, switch off. */
export function SecondFactorCard() {
  const { t } = useTranslation()
  const query = useQuery(secondFactorQuery())
  const factor = useSecondFactor()
  const { data } = query
  return (
    <Card title={t('sign-in.title')} hint={t('sign-in.hint')}>
      <div className="grid gap-3">
        {factor.problem && <Banner tone="danger">{factor.problem}</Banner>}
        {!data && <AnswerFallback query={query} />}
        {data && <p className="font-medium">{t(data.totp ? 'sign-in.on' : 'sign-in.off')}</p>}
        {data?.totp && (
          <p className="text-15 text-text2">
            {t('sign-in.left', { count: data.recovery_codes_left })} {data.required && t('sign-in.roleNeeds')}
          </p>
        )}
        {data && (
          <div className="flex flex-wrap gap-2">
            <Button
              icon={Smartphone}
              isPending={factor.pending === 'setUp'}
              onPress={() => void factor.setUp()}
            >
              {t(data.totp ? 'sign-in.replace' : 'sign-in.setUp')}
            </Button>
            {data.totp && (
              <Button
                icon={KeyRound}
                isPending={factor.pending === 'newCodes'}
                onPress={() => void factor.makeCodes()}
              >
                {t('sign-in.newCodes')}
              </Button>
            )}
            {data.totp && !data.required && <SwitchOff factor={factor} />}
          </div>
        )}
      </div>
      <SecondFactorDialog
        isOpen={factor.shown !== undefined}
        {...factor.shown}
        onSetUp={factor.wasSetUp}
        onClose={factor.close}
      />
    </Card>
  )
}

/** Confirms that the password alone is enough from now on. */
function SwitchOff({ factor }: { factor: ReturnType<typeof useSecondFactor> }) {
  const { t } = useTranslation()
  const [isConfirming, setConfirming] = useState(false)
  const switchOff = async () => {
    await factor.switchOff()
    setConfirming(false)
  }
  return (
    <>
      <Button kind="quiet-danger" onPress={() => setConfirming(true)}>
        {t('sign-in.switchOff')}
      </Button>
      <ConfirmDialog
        isOpen={isConfirming}
        onClose={() => setConfirming(false)}
        title={t('sign-in.switchOffTitle')}
        kind="danger"
        confirm={t('sign-in.switchOff')}
        onConfirm={() => void switchOff()}
        isPending={factor.pending === 'switchOff'}
      >
        {t('sign-in.switchOffText')}
      </ConfirmDialog>
    </>
  )
}
