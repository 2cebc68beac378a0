import { useNavigate } from '@tanstack/react-router'
import { lineCalls } from 'contract/evaluation/lines'
import { useState } from 'react'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { ask } from '../../../../session/ask.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { isOutOfRange, NumberField } from '../../../../ui/fields/NumberField.tsx'
import { Banner } from '../../../../ui/messages/Banner.tsx'
import { Dialog } from '../../../../ui/overlays/Dialog.tsx'
import type { EvaluationReady } from '../use-evaluation.ts'
import { useStep } from './use-step.ts'

export function OpenNextLine({ ready: { detail } }: { ready: EvaluationReady }) {
  const { t } = useTranslation()
  const navigate = useNavigate({ from: '/evaluations/detail/$id/instrument/$instrumentId' })
  const [isOpen, setOpen] = useState(false)
  const thisYear = new Date().getFullYear()
  const [year, setYear] = useState(Math.max(thisYear, detail.line.year))
  const range = { minValue: detail.line.year, maxValue: thisYear + 1 }
  const step = useStep()
  const next = detail.line.evaluation_type === 'base' ? 'second' : 'third'
  const open = async () => {
    if (isOutOfRange(year, range)) {
      document.getElementById('year')?.focus()
      return
    }
    const isDone = await step.run(
      () =>
        ask(lineCalls.open, {
          parameters: { id: detail.line.id },
          body: { status: 'OPEN', evaluation: detail.id, year },
          key: crypto.randomUUID(),
        }),
      t('steps.lineOpened'),
    )
    if (!isDone) return
    setOpen(false)
    // An address without a line shows the latest.
    void navigate({ search: {} })
  }
  const leave = () => {
    setOpen(false)
    step.clear()
  }
  return (
    <>
      <Button isWide kind="primary" onPress={() => setOpen(true)}>
        {t('steps.open', { line: t(`terms.line.${next}`) })}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={leave}
        width="narrow"
        title={t('steps.openTitle', { line: t(`terms.line.${next}`), school: detail.school.name })}
        buttons={
          <>
            <Button onPress={leave}>{t('ui.cancel')}</Button>
            <Button kind="primary" isPending={step.isPending} onPress={() => void open()}>
              {t('steps.openNow')}
            </Button>
          </>
        }
      >
        <p className="text-text2">{t('steps.openText')}</p>
        {step.problem && <Banner tone="danger">{step.problem}</Banner>}
        <NumberField
          id="year"
          label={t('steps.year')}
          value={year}
          onChange={setYear}
          {...range}
          formatOptions={{ useGrouping: false }}
        />
      </Dialog>
    </>
  )
}
