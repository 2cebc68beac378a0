import { Copy } from 'lucide'
import { useTranslation } from '../../../i18n/translation.tsx'
import { useCopy } from '../../../kit/actions/use-copy.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Banner } from '../../../ui/messages/Banner.tsx'

/** The secret that signs, to be taken to the other system now. */
export function SecretOnce({ secret }: { secret: string }) {
  const { t } = useTranslation()
  const { isCopied, copy } = useCopy(secret, {
    copied: t('integrations.copied'),
    notCopied: t('integrations.notCopied'),
  })
  return (
    <div className="mb-4 grid gap-3 rounded-control border border-border bg-surface2 p-4">
      <TextField
        label={t('integrations.secret')}
        hint={t('integrations.secretOnce')}
        value={secret}
        isReadOnly
        autoFocus
      />
      {isCopied === false && <Banner tone="warn">{t('integrations.notCopied')}</Banner>}
      <Button icon={Copy} onPress={copy}>
        {t(isCopied ? 'integrations.copied' : 'integrations.copy')}
      </Button>
    </div>
  )
}
