import { limits } from 'contract/platform/limits'
import { useState } from 'react'
import { useTranslation } from '../../../../i18n/translation.tsx'
import type { DutyNow } from '../../../../kit/duties/duties-now.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { Radio } from '../../../../ui/choices/Radio.tsx'
import { RadioGroup } from '../../../../ui/choices/RadioGroup.tsx'
import { TextArea } from '../../../../ui/fields/TextArea.tsx'
import { Dialog } from '../../../../ui/overlays/Dialog.tsx'

type Answers = (duty: number, isMet: boolean, plan: string | null) => void

type Props = { isOpen: boolean; onClose: () => void; duties: readonly DutyNow[]; onAnswer: Answers }

export function DutiesDialog({ isOpen, onClose, duties, onAnswer }: Props) {
  const { t } = useTranslation()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('duties.title')}
      buttons={
        <Button kind="primary" onPress={onClose}>
          {t('ui.close')}
        </Button>
      }
    >
      <p className="text-text2">{t('duties.hint')}</p>
      <ol className="mt-4 grid gap-6">
        {duties.map(({ duty, answer }) => (
          <li key={duty.id}>
            <DutyQuestion duty={duty} answer={answer} onAnswer={onAnswer} />
          </li>
        ))}
      </ol>
    </Dialog>
  )
}

function DutyQuestion({ duty, answer, onAnswer }: { onAnswer: Answers } & DutyNow) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState<string | null>(null)
  const plan = typed ?? answer?.plan ?? ''
  const give = (isMet: boolean) => onAnswer(duty.id, isMet, isMet || plan.trim() === '' ? null : plan.trim())
  return (
    <div className="grid gap-2">
      <RadioGroup
        label={duty.name}
        hint={duty.help}
        value={answer === undefined ? null : answer.kept ? 'yes' : 'no'}
        onChange={(value) => give(value === 'yes')}
      >
        <Radio value="yes" label={t('duties.yes')} />
        <Radio value="no" label={t('duties.no')} />
      </RadioGroup>
      {answer?.kept === false && (
        <TextArea
          label={t('duties.plan')}
          hint={duty.plan}
          limit={limits.text}
          value={plan}
          onChange={setTyped}
          onBlur={() => plan.trim() !== (answer.plan ?? '') && give(false)}
        />
      )}
    </div>
  )
}
