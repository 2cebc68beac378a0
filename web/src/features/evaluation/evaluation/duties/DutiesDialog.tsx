import { limits } from 'contract/platform/limits'
import { useState } from 'react'
import { useTranslation } from '../../../../i18n/translation.tsx'
import type { DutyNow } from '../../../../kit/duties/duties-now.ts'
import { store } from '../../../../outbox/outbox.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { Radio } from '../../../../ui/choices/Radio.tsx'
import { RadioGroup } from '../../../../ui/choices/RadioGroup.tsx'
import { TextArea } from '../../../../ui/fields/TextArea.tsx'
import { Dialog } from '../../../../ui/overlays/Dialog.tsx'

type Props = { isOpen: boolean; onClose: () => void; line: number; duties: readonly DutyNow[] }

/** Each duty with yes or no, and a plan where it is not kept. An answer is on the device at once. */
export function DutiesDialog({ isOpen, onClose, line, duties }: Props) {
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
            <DutyQuestion line={line} duty={duty} answer={answer} />
          </li>
        ))}
      </ol>
    </Dialog>
  )
}

function DutyQuestion({ line, duty, answer }: { line: number } & DutyNow) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState<string | null>(null)
  const plan = typed ?? answer?.plan ?? ''
  const give = (isMet: boolean) =>
    store(line, {
      kind: 'duty',
      duty: duty.id,
      kept: isMet,
      plan: isMet || plan.trim() === '' ? null : plan.trim(),
    })
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
