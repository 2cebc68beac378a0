import { isDutyOpen } from 'contract/evaluation/duties'
import { useState } from 'react'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { DutyList } from '../../../../kit/duties/DutyList.tsx'
import { dutiesNow } from '../../../../kit/duties/duties-now.ts'
import { store } from '../../../../outbox/outbox.ts'
import { useOutbox } from '../../../../outbox/use-outbox.ts'
import { useActor } from '../../../../session/use-session.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { Card } from '../../../../ui/cards/Card.tsx'
import { FoldedCard } from '../../../../ui/cards/FoldedCard.tsx'
import { lazyDialog } from '../../../../ui/waiting/lazily.tsx'
import type { EvaluationReady } from '../use-evaluation.ts'
import { mayAnswer } from '../where/place.ts'

const DutiesDialog = lazyDialog(async () => (await import('./DutiesDialog.tsx')).DutiesDialog)

type Props = {
  ready: EvaluationReady
  /** One line that opens, where there is only to read. */
  isFolded?: boolean
}

/** Editable while the line is open, stored on the device at once; read-only afterwards. */
export function DutiesCard({ ready, isFolded = false }: Props) {
  const { t } = useTranslation()
  const actor = useActor()
  const [isOpen, setOpen] = useState(false)
  const { detail, categories } = ready
  const duties = dutiesNow(categories, detail.line, useOutbox().entries)
  const open = duties.filter(({ answer }) => isDutyOpen(answer)).length
  const mayChange = mayAnswer(actor, detail)
  if (duties.length === 0) return null
  if (isFolded && !mayChange) {
    const met = duties.filter(({ answer }) => answer?.kept).length
    return (
      <FoldedCard title={t('duties.title')} hint={t('duties.summary', { kept: met, all: duties.length })}>
        <div className="px-4 pb-4">
          <DutyList duties={duties} />
        </div>
      </FoldedCard>
    )
  }
  return (
    <Card title={t('duties.title')} isCompact>
      {mayChange ? (
        <>
          <p className="text-15">
            {open === 0 ? t('duties.allAnswered') : t('duties.open', { count: open, all: duties.length })}
          </p>
          <div className="mt-3">
            <Button isWide onPress={() => setOpen(true)}>
              {t('duties.answer')}
            </Button>
          </div>
        </>
      ) : (
        <DutyList duties={duties} />
      )}
      <DutiesDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        duties={duties}
        onAnswer={(duty, isMet, plan) => store(detail.line.id, { kind: 'duty', duty, kept: isMet, plan })}
      />
    </Card>
  )
}
