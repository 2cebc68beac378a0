import { useQueryClient } from '@tanstack/react-query'
import { Problem } from 'contract/platform/problems'
import { useState } from 'react'
import { problemText } from '../../../i18n/problem-text.ts'
import { useTranslation } from '../../../i18n/translation.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { announce } from '../../../ui/messages/announcements.ts'
import { Banner } from '../../../ui/messages/Banner.tsx'
import { confirmEmail } from './queries.ts'

type Props = { token: string; email: string; username: string; onInvalid: () => void }

/** Needs a press, since programs that scan e-mails open links by themselves. */
export function ConfirmEmail({ token, email, username, onInvalid }: Props) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const [isPending, setPending] = useState(false)
  const [isDone, setDone] = useState(false)
  const [problem, setProblem] = useState<string>()
  const confirm = async () => {
    setPending(true)
    setProblem(undefined)
    try {
      await confirmEmail(token)
      announce(t('recovery.confirmed'))
      setDone(true)
      await queryClient.invalidateQueries({ queryKey: ['profile'] })
    } catch (error) {
      if (error instanceof Problem && error.code === 'email_token_invalid') onInvalid()
      else setProblem(problemText(t, error))
    } finally {
      setPending(false)
    }
  }
  if (isDone) {
    return (
      <>
        <Banner tone="info" title={t('recovery.confirmed')}>
          <p className="[overflow-wrap:anywhere]">{t('recovery.confirmedText', { email })}</p>
        </Banner>
        <ButtonLink kind="primary" href="/profile" isWide>
          {t('recovery.toStart')}
        </ButtonLink>
      </>
    )
  }
  return (
    <>
      {problem && <Banner tone="danger">{problem}</Banner>}
      <p className="[overflow-wrap:anywhere]">{t('recovery.confirmCheck', { email, username })}</p>
      <Button kind="primary" isWide onPress={() => void confirm()} isPending={isPending}>
        {t('recovery.confirmButton')}
      </Button>
    </>
  )
}
