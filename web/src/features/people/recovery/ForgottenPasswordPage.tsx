import { RecoveryRequest } from 'contract/people/recovery'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { DraftNotice } from '../../../drafts/DraftNotice.tsx'
import { draftsOfTab } from '../../../drafts/names.ts'
import { useTranslation } from '../../../i18n/translation.tsx'
import { useDraftedForm } from '../../../kit/forms/use-drafted-form.ts'
import { Entrance } from '../../../kit/layouts/Entrance.tsx'
import { usePageTitle } from '../../../kit/page/use-page-title.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { ErrorSummary } from '../../../ui/fields/ErrorSummary.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Banner } from '../../../ui/messages/Banner.tsx'
import { Link } from '../../../ui/navigation/Link.tsx'
import { askForLink } from './queries.ts'

/** The answer is the same whether or not the address is known. */
export function ForgottenPasswordPage() {
  const { t } = useTranslation()
  const form = useDraftedForm({
    name: `${draftsOfTab}forgotten`,
    shape: RecoveryRequest,
    begin: { email: '' },
    otherwise: { invalid_email: t('recovery.invalidEmail') },
  })
  const [sentTo, setSentTo] = useState<string | null>(null)
  usePageTitle(t('recovery.forgotten'))

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void form.submit(async (body) => {
      await askForLink(body)
      setSentTo(body.email)
    })
  }

  return (
    <Entrance title={t('recovery.forgotten')} hint={t('recovery.forgottenHint')}>
      {sentTo !== null && <Sent to={sentTo} />}
      <form onSubmit={submit} noValidate className="flex flex-col gap-5">
        <ErrorSummary problems={form.problems} />
        <DraftNotice draft={form.draft} />
        <TextField type="email" label={t('recovery.email')} autoComplete="email" {...form.fieldOf('email')} />
        <Button
          kind={sentTo === null ? 'primary' : 'secondary'}
          type="submit"
          isWide
          isPending={form.isPending}
        >
          {t(sentTo === null ? 'recovery.send' : 'recovery.sendAgain')}
        </Button>
      </form>
      <p className="text-center">
        <Link href="/login">{t('recovery.toLogin')}</Link>
      </p>
    </Entrance>
  )
}

/** Takes the focus after each request, so that it is read out. */
function Sent({ to }: { to: string }) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} className="rounded-control">
      <Banner tone="info" title={t('recovery.sent')}>
        <p className="[overflow-wrap:anywhere]">{t('recovery.sentText', { email: to })}</p>
      </Banner>
    </div>
  )
}
