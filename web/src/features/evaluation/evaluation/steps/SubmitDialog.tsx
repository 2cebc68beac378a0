import { useQueryClient } from '@tanstack/react-query'
import { can } from 'contract/access/permissions'
import { lineCalls } from 'contract/evaluation/lines'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { useAction } from '../../../../kit/actions/use-action.ts'
import { sendNow } from '../../../../outbox/sending/sender.ts'
import { useOutbox } from '../../../../outbox/use-outbox.ts'
import { ask } from '../../../../session/ask.ts'
import { useActor } from '../../../../session/use-session.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { Banner } from '../../../../ui/messages/Banner.tsx'
import { Dialog } from '../../../../ui/overlays/Dialog.tsx'
import { lazily } from '../../../../ui/waiting/lazily.tsx'
import { DutiesCard } from '../duties/lazy-duties-card.ts'
import { returnedNow } from '../line/returned-now.ts'
import { UnfinishedRounds } from '../raters/lazy-raters.ts'
import type { EvaluationReady } from '../use-evaluation.ts'
import { placeOf } from '../where/place.ts'
import { loadEvidenceWarnings } from './load-review.ts'
import { MissingList } from './MissingList.tsx'
import { readinessNow } from './readiness-now.ts'

const EvidenceWarnings = lazily(loadEvidenceWarnings)

type Props = { isOpen: boolean; onClose: () => void; ready: EvaluationReady }

/** Lists all that is missing as links; when nothing is, submits the line. */
export function SubmitDialog({ isOpen, onClose, ready }: Props) {
  const { t } = useTranslation()
  const actor = useActor()
  const queryClient = useQueryClient()
  const { detail } = ready
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['evaluations'] })
  const { run, problem, isPending } = useAction({ refresh })
  const readiness = readinessNow(ready)
  const waiting = useOutbox().entries.filter((entry) => entry.line === detail.line.id).length
  const openRequests = (returnedNow(ready)?.requests ?? []).filter(({ isMended }) => !isMended).length
  const maySubmit = readiness.ready && waiting === 0 && can(actor, 'line.submit', placeOf(detail))

  const submit = async () => {
    const isDone = await run(
      () => ask(lineCalls.submit, { parameters: { id: detail.line.id }, key: crypto.randomUUID() }),
      t('steps.submitted'),
    )
    if (isDone) onClose()
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={maySubmit ? t('steps.submitTitle', { school: detail.school.name }) : t('steps.missingTitle')}
      buttons={
        <>
          <Button onPress={onClose}>{maySubmit ? t('ui.cancel') : t('ui.close')}</Button>
          {maySubmit && (
            <Button kind="primary" isPending={isPending} onPress={() => void submit()}>
              {t('steps.submit')}
            </Button>
          )}
        </>
      }
    >
      <DutiesCard ready={ready} />
      <UnfinishedRounds ready={ready} />
      {problem && <Banner tone="danger">{problem}</Banner>}
      {waiting > 0 && (
        <Banner
          tone="warn"
          title={t('steps.notSent', { count: waiting })}
          action={<Button onPress={() => void sendNow()}>{t('steps.sendNow')}</Button>}
        >
          {t('steps.waitForThem')}
        </Banner>
      )}
      {maySubmit && openRequests > 0 && (
        <Banner tone="warn">{t('steps.openRequests', { count: openRequests })}</Banner>
      )}
      <EvidenceWarnings ready={ready} onChosen={onClose} />
      {maySubmit ? (
        <p className="text-text2">{t('steps.submitText')}</p>
      ) : (
        <MissingList ready={ready} readiness={readiness} onChosen={onClose} />
      )}
    </Dialog>
  )
}
