import { Copy } from 'lucide'
import { Button } from '../../ui/buttons/Button.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Banner } from '../../ui/messages/Banner.tsx'
import { useCopy } from './use-copy.ts'

type Props = {
  secret: string
  texts: { label: string; hint: string; copy: string; copied: string; notCopied: string }
}

export function SecretOnce({ secret, texts }: Props) {
  const { isCopied, copy } = useCopy(secret, texts)
  return (
    <div className="mb-4 grid gap-3 rounded-control border border-border bg-surface2 p-4">
      <TextField label={texts.label} hint={texts.hint} value={secret} isReadOnly autoFocus />
      {isCopied === false && <Banner tone="warn">{texts.notCopied}</Banner>}
      <Button icon={Copy} onPress={copy}>
        {isCopied ? texts.copied : texts.copy}
      </Button>
    </div>
  )
}
