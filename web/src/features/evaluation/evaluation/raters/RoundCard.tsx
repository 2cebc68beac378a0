import { useQueryClient } from '@tanstack/react-query'
import { type RatingRound, ratingRoundCalls } from 'contract/evaluation/rating-rounds'
import { useState } from 'react'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { useAction } from '../../../../kit/actions/use-action.ts'
import { useOutbox } from '../../../../outbox/use-outbox.ts'
import { ask } from '../../../../session/ask.ts'
import { useOnline } from '../../../../session/use-online.ts'
import { useActor } from '../../../../session/use-session.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { Card } from '../../../../ui/cards/Card.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/ConfirmDialog.tsx'
import { lazyDialog } from '../../../../ui/waiting/lazily.tsx'
import type { EvaluationReady } from '../use-evaluation.ts'
import { mayAnswer } from '../where/place.ts'
import { briefOf, ownLetters, stateOf } from './rounds.ts'

const EndRoundDialog = lazyDialog(async () => (await import('./EndRoundDialog.tsx')).EndRoundDialog)

type Props = { ready: EvaluationReady; round: RatingRound }

/** Letters of this person in the round, those that are unsent included. */
const useOwnProgress = ({ ready, round }: Props) => {
  const { t } = useTranslation()
  const actor = useActor()
  const isOnline = useOnline()
  const { entries } = useOutbox()
  const total = ready.indicators.filter(({ category }) => category.id === round.category).length
  const count = ownLetters(round, actor.id, entries).size
  const isUnsent = entries.some(({ work }) => work.kind === 'rating' && work.round === round.id)
  const whyNotFinished = (): string | null => {
    if (count < total) return t('raters.lettersLeft', { count: total - count })
    if (!isOnline) return t('raters.needsConnection')
    return isUnsent ? t('raters.notSentYet') : null
  }
  return { total, count, isUnsent, notYet: whyNotFinished() }
}

export function RoundCard({ ready, round }: Props) {
  const { t } = useTranslation()
  const actor = useActor()
  const [isOpen, setOpen] = useState<'finish' | 'end' | null>(null)
  const { total, count, isUnsent, notYet } = useOwnProgress({ ready, round })
  const state = stateOf(briefOf(round), actor.id)
  const mayWork = mayAnswer(actor, ready.detail)
  return (
    <Card title={t('raters.theTwo')} isCompact>
      <Raters round={round} />
      {state === 'own' && mayWork && (
        <div className="mt-3 grid gap-2">
          <p className="text-15 tabular-nums">{t('evaluation.answeredOf', { count, total })}</p>
          {notYet && <p className="text-14 text-text2">{notYet}</p>}
          <Button isWide kind="primary" isDisabled={notYet !== null} onPress={() => setOpen('finish')}>
            {t('raters.finish')}
          </Button>
        </div>
      )}
      {state !== 'finished' && mayWork && (
        <div className="mt-2">
          <Button isWide onPress={() => setOpen('end')}>
            {t('raters.end')}
          </Button>
        </div>
      )}
      <FinishDialog isOpen={isOpen === 'finish'} onClose={() => setOpen(null)} round={round} />
      <EndRoundDialog
        isOpen={isOpen === 'end'}
        onClose={() => setOpen(null)}
        round={round}
        hasOwn={count > 0}
        isUnsent={isUnsent}
      />
    </Card>
  )
}

function Raters({ round }: Pick<Props, 'round'>) {
  const { t } = useTranslation()
  return (
    <ul className="grid gap-1 text-15">
      {round.raters.map(({ id, name, finished_at, has_access }) => (
        <li key={id}>
          {name}
          <span className="block text-14 text-text2">
            {finished_at !== null
              ? t('raters.isFinished')
              : has_access
                ? t('raters.isNotFinished')
                : t('raters.noAccess')}
          </span>
        </li>
      ))}
    </ul>
  )
}

type FinishProps = { isOpen: boolean; onClose: () => void; round: RatingRound }

function FinishDialog({ isOpen, onClose, round }: FinishProps) {
  const { t } = useTranslation()
  const me = useActor().id
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['evaluations'] })
  const { run, problem, isPending } = useAction({ refresh })
  const finish = async () => {
    const isDone = await run(
      () => ask(ratingRoundCalls.finish, { parameters: { id: round.id }, key: crypto.randomUUID() }),
      t('raters.finishedToast'),
    )
    if (isDone) onClose()
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('raters.finishTitle')}
      confirm={t('raters.finish')}
      kind="primary"
      isPending={isPending}
      problem={problem}
      onConfirm={() => void finish()}
    >
      {t('raters.finishText', { name: round.raters.find(({ id }) => id !== me)?.name ?? '' })}
    </ConfirmDialog>
  )
}
