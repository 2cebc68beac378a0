import { useQueryClient } from '@tanstack/react-query'
import { type RatingRound, ratingRoundCalls } from 'contract/evaluation/rating-rounds'
import { useState } from 'react'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { useAction } from '../../../../kit/actions/use-action.ts'
import { ask } from '../../../../session/ask.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { Checkbox } from '../../../../ui/choices/Checkbox.tsx'
import { Banner } from '../../../../ui/messages/Banner.tsx'
import { Dialog } from '../../../../ui/overlays/Dialog.tsx'

type Props = {
  isOpen: boolean
  onClose: () => void
  round: RatingRound
  /** This person gave letters, which can be kept as answers of the line. */
  hasOwn: boolean
  isUnsent: boolean
}

export function EndRoundDialog({ isOpen, onClose, round, hasOwn, isUnsent }: Props) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const [isStored, setStored] = useState(true)
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['evaluations'] })
  const { run, problem, isPending } = useAction({ refresh })
  const end = async () => {
    const isDone = await run(
      () =>
        ask(ratingRoundCalls.end, {
          parameters: { id: round.id },
          body: { keep_own: hasOwn && isStored },
          key: crypto.randomUUID(),
        }),
      t('raters.ended'),
    )
    if (isDone) onClose()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('raters.endTitle')}
      isQuestion
      width="narrow"
      buttons={
        <>
          <Button autoFocus onPress={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button kind="danger" isPending={isPending} isDisabled={isUnsent} onPress={() => void end()}>
            {t('raters.end')}
          </Button>
        </>
      }
    >
      <p className="text-text2">{t('raters.endText')}</p>
      {hasOwn && <Checkbox label={t('raters.keepOwn')} isSelected={isStored} onChange={setStored} />}
      {isUnsent && <p className="text-text2">{t('raters.notSentYet')}</p>}
      {problem && <Banner tone="danger">{problem}</Banner>}
    </Dialog>
  )
}
