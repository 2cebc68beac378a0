import type { Operation, Tried } from 'contract/operations/operation'
import { HardDrive, Mail } from 'lucide'
import { useState } from 'react'
import { problemText } from '../../../i18n/problem-text.ts'
import { type Translate, useTranslation } from '../../../i18n/translation.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Card } from '../../../ui/cards/Card.tsx'
import { tryMail, tryStorage } from './queries.ts'

type Trying = 'mail' | 'storage'

/** A code without a text is shown itself. */
const resultText = (t: Translate, { passed, reason }: Tried, done: string): string => {
  if (passed) return done
  const known: Record<string, string> = {
    timeout: t('operation.reasonTimeout'),
    no_address: t('operation.reasonAddress'),
    other_bytes: t('operation.reasonBytes'),
  }
  return t('operation.tryFailed', { reason: known[reason ?? ''] ?? reason ?? '–' })
}

/** Tests sending e-mails and storing files; the result is shown until the next test. */
export function TryCard({ mail }: Pick<Operation, 'mail'>) {
  const { t } = useTranslation()
  const [running, setRunning] = useState<Trying>()
  const [result, setResult] = useState<string>()

  const run = async (which: Trying) => {
    setRunning(which)
    setResult(undefined)
    const done = {
      mail: t(mail === 'server' ? 'operation.mailPassed' : 'operation.mailInFolder'),
      storage: t('operation.storagePassed'),
    }[which]
    try {
      setResult(resultText(t, await (which === 'mail' ? tryMail() : tryStorage()), done))
    } catch (refusal) {
      setResult(problemText(t, refusal))
    }
    setRunning(undefined)
  }

  return (
    <Card title={t('operation.tryTitle')} hint={t('operation.tryHint')}>
      <div className="flex flex-wrap gap-3">
        <Button icon={Mail} isPending={running === 'mail'} onPress={() => void run('mail')}>
          {t('operation.tryMail')}
        </Button>
        <Button icon={HardDrive} isPending={running === 'storage'} onPress={() => void run('storage')}>
          {t('operation.tryStorage')}
        </Button>
      </div>
      <p role="status" className="mt-3 break-words empty:mt-0">
        {result}
      </p>
    </Card>
  )
}
