import { isDutyOpen } from 'contract/evaluation/duties'
import { useState } from 'react'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { Card } from '../../../../ui/cards/Card.tsx'
import { lazyDialog } from '../../../../ui/waiting/lazily.tsx'
import type { PreviewShown, Tried } from './tried.ts'

const DutiesDialog = lazyDialog(async () => (await import('../duties/DutiesDialog.tsx')).DutiesDialog)

type Props = { shown: PreviewShown; onAnswer: (duty: number, answer: Tried['duties'][number]) => void }

export function PreviewDuties({ shown: { categories, tried }, onAnswer }: Props) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const duties = categories
    .flatMap((category) => category.duties ?? [])
    .map((duty) => ({ duty, answer: tried.duties[duty.id] }))
  const open = duties.filter(({ answer }) => isDutyOpen(answer)).length
  if (duties.length === 0) return null
  return (
    <Card title={t('duties.title')} isCompact>
      <p className="text-15">
        {open === 0 ? t('duties.allAnswered') : t('duties.open', { count: open, all: duties.length })}
      </p>
      <div className="mt-3">
        <Button isWide onPress={() => setOpen(true)}>
          {t('duties.answer')}
        </Button>
      </div>
      <DutiesDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        duties={duties}
        onAnswer={(duty, isMet, plan) => onAnswer(duty, { kept: isMet, plan })}
      />
    </Card>
  )
}
