import { secondFactorCalls, type TotpSecret } from 'contract/people/second-factor'
import { Copy, Smartphone } from 'lucide'
import type { FormEvent } from 'react'
import type { z } from 'zod'
import { useTranslation } from '../../i18n/translation.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { ErrorSummary } from '../../ui/fields/ErrorSummary.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Link } from '../../ui/navigation/Link.tsx'
import { useCopy } from '../actions/use-copy.ts'
import { useForm } from '../forms/use-form.ts'
import { QrPicture } from './QrPicture.tsx'

type Props = {
  secret: z.output<typeof TotpSecret>
  /** Activates the secret with its first code. */
  onCode: (code: string) => Promise<void>
}

/** A secret for an authenticator app as QR code, text and link, and the field for its first code. */
export function TotpSetUp({ secret: { secret, uri }, onCode }: Props) {
  const { t } = useTranslation()
  const form = useForm(secondFactorCalls.confirm.body, { code: '' })
  const confirm = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    void form.submit(({ code }) => onCode(code))
  }
  return (
    <form onSubmit={confirm} noValidate className="flex flex-col gap-5">
      <ErrorSummary problems={form.problems} />
      <p>{t('second-step.setUp.app')}</p>
      <QrPicture text={uri} label={t('second-step.setUp.picture')} />
      <SecretText secret={secret} />
      <p className="inline-flex items-center gap-2">
        <Link href={uri}>{t('second-step.setUp.open')}</Link>
      </p>
      <TextField
        label={t('second-step.setUp.code')}
        hint={t('second-step.codeHint')}
        autoComplete="one-time-code"
        inputMode="numeric"
        {...form.fieldOf('code')}
      />
      <Button kind="primary" type="submit" isWide icon={Smartphone} isPending={form.isPending}>
        {t('second-step.setUp.confirm')}
      </Button>
    </form>
  )
}

/** Groups of four letters; apps accept the spaces. */
const inGroups = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ')

function SecretText({ secret }: { secret: string }) {
  const { t } = useTranslation()
  const { isCopied, copy } = useCopy(secret, {
    copied: t('second-step.setUp.copied'),
    notCopied: t('second-step.notCopied'),
  })
  return (
    <div className="grid gap-2">
      <p id="totp-secret" className="font-medium">
        {t('second-step.setUp.secret')}
      </p>
      <p
        role="group"
        aria-labelledby="totp-secret"
        translate="no"
        className="rounded-control border border-border bg-surface2 px-3 py-2 font-mono wrap-anywhere select-all"
      >
        {inGroups(secret)}
      </p>
      <p className="text-14 text-text2">
        {t(isCopied === false ? 'second-step.notCopied' : 'second-step.setUp.secretHint')}
      </p>
      <div>
        <Button icon={Copy} onPress={copy}>
          {t(isCopied ? 'second-step.setUp.copied' : 'second-step.setUp.copy')}
        </Button>
      </div>
    </div>
  )
}
