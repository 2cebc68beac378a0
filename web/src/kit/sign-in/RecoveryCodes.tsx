import { Copy, Download, Printer } from 'lucide'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../i18n/translation.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { useCopy } from '../actions/use-copy.ts'
import { saveFile } from '../exchange/save-file.ts'

type Props = { codes: readonly string[]; onDone: () => void }

export function RecoveryCodes({ codes, onDone }: Props) {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const asText = [
    t('second-step.codes.title'),
    location.origin,
    '',
    ...codes,
    '',
    t('second-step.codes.text'),
  ].join('\r\n')
  const { isCopied, copy } = useCopy(codes.join('\n'), {
    copied: t('second-step.codes.copied'),
    notCopied: t('second-step.notCopied'),
  })
  const save = () => saveFile(new Blob([asText], { type: 'text/plain;charset=utf-8' }), 'vereda-codes.txt')
  return (
    <section aria-labelledby="recovery-codes" className="printed-alone flex flex-col gap-4">
      <h2 id="recovery-codes" ref={heading} tabIndex={-1} className="text-18 outline-none">
        {t('second-step.codes.title')}
      </h2>
      <p>{t('second-step.codes.text')}</p>
      <ol className="grid grid-cols-[repeat(auto-fit,minmax(13rem,1fr))] gap-x-6 gap-y-1 rounded-control border border-border bg-surface2 p-4 font-mono text-15 tabular-nums">
        {codes.map((code) => (
          <li key={code} translate="no">
            {code}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button icon={Download} onPress={save}>
          {t('second-step.codes.save')}
        </Button>
        <Button icon={Printer} onPress={() => print()}>
          {t('second-step.codes.print')}
        </Button>
        <Button icon={Copy} onPress={copy}>
          {t(isCopied ? 'second-step.codes.copied' : 'second-step.codes.copy')}
        </Button>
      </div>
      {isCopied === false && <p className="text-15 text-text2">{t('second-step.notCopied')}</p>}
      <div className="print:hidden">
        <Button kind="primary" isWide onPress={onDone}>
          {t('second-step.codes.kept')}
        </Button>
      </div>
    </section>
  )
}
