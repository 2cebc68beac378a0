import { can } from 'contract/access/permissions'
import { useState } from 'react'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { useOutbox } from '../../../../outbox/use-outbox.ts'
import { useActor } from '../../../../session/use-session.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { Card } from '../../../../ui/cards/Card.tsx'
import { lazyDialog } from '../../../../ui/waiting/lazily.tsx'
import type { EvaluationReady } from '../use-evaluation.ts'
import { placeOf } from '../where/place.ts'
import { addressOfIndicator, type Where } from '../where/use-where.ts'
import { Point } from './Point.tsx'
import { readinessNow } from './readiness-now.ts'

const SubmitDialog = lazyDialog(async () => (await import('./SubmitDialog.tsx')).SubmitDialog)

export function ReadinessCard({ ready, where }: { ready: EvaluationReady; where: Where }) {
  const { t } = useTranslation()
  const actor = useActor()
  const [isWanted, setWanted] = useState(false)
  // The last indicator and the home page link to the open dialog.
  const isOpen = isWanted || where.part === 'missing'
  const close = () => {
    setWanted(false)
    if (where.part === 'missing') where.leavePart()
  }
  const { results, files, ready: isReady } = readinessNow(ready)
  const line = ready.detail.line.id
  const waiting = useOutbox().entries.filter((entry) => entry.line === line).length
  const short = files.filter(({ complete }) => !complete)
  const unanswered = ready.indicators.find(({ indicator }) => indicator.id === results.missing[0])
  const folder = ready.indicators.find(({ category }) => category.id === short[0]?.category)
  const photos = short.reduce((sum, cell) => sum + Math.max(0, cell.photos_needed - cell.photos), 0)
  const documents = short.reduce((sum, cell) => sum + Math.max(0, cell.documents_needed - cell.documents), 0)
  return (
    <Card
      title={t('steps.readyTitle')}
      aside={
        <span className="text-14 text-text2">
          {isReady && waiting === 0 ? t('steps.ready') : t('steps.notYet')}
        </span>
      }
    >
      <ul className="grid gap-3">
        <Point
          isDone={results.missing.length === 0}
          {...(unanswered && { href: addressOfIndicator(ready.detail, unanswered.indicator.code) })}
        >
          {results.missing.length === 0
            ? t('steps.allAnswered')
            : t('steps.missingAnswers', { count: results.missing.length })}
        </Point>
        <Point
          isDone={short.length === 0}
          {...(folder && { href: addressOfIndicator(ready.detail, folder.indicator.code) })}
          {...(short.length > 0 && {
            hint: [
              photos > 0 && t('steps.photos', { count: photos }),
              documents > 0 && t('steps.documents', { count: documents }),
            ]
              .filter(Boolean)
              .join(', '),
          })}
        >
          {short.length === 0
            ? t('steps.allEvidence')
            : t('steps.missingEvidence', { count: short.length, total: files.length })}
        </Point>
        {waiting > 0 && <Point isDone={false}>{t('steps.notSent', { count: waiting })}</Point>}
      </ul>
      <div className="mt-4">
        <Button
          isWide
          kind={isReady && waiting === 0 ? 'primary' : 'secondary'}
          onPress={() => setWanted(true)}
        >
          {can(actor, 'line.submit', placeOf(ready.detail)) ? t('steps.checkAndSubmit') : t('steps.check')}
        </Button>
      </div>
      <SubmitDialog isOpen={isOpen} onClose={close} ready={ready} />
    </Card>
  )
}
