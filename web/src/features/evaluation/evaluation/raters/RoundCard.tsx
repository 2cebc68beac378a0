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

export function RoundCard({ ready, round }: { ready: EvaluationReady; round: RatingRound }) {
  const { t } = useTranslation()
  const actor = useActor()
  const isOnline = useOnline()
  const queryClient = useQueryClient()
  const [isOpen, setOpen] = useState<'finish' | 'end' | null>(null)
  const { entries } = useOutbox()
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['evaluations'] })
  const { run, problem, isPending } = useAction({ refresh })
  const state = stateOf(briefOf(round), actor.id)
  const total = ready.indicators.filter(({ category }) => category.id === round.category).length
  const count = ownLetters(round, actor.id, entries).size
  const isUnsent = entries.some(({ work }) => work.kind === 'rating' && work.round === round.id)
  const mayWork = mayAnswer(actor, ready.detail)
  const other = round.raters.find(({ id }) => id !== actor.id)

  const finish = async () => {
    const isDone = await run(
      () => ask(ratingRoundCalls.finish, { parameters: { id: round.id }, key: crypto.randomUUID() }),
      t('raters.finishedToast'),
    )
    if (isDone) setOpen(null)
  }
  const notYet =
    count < total
      ? t('raters.lettersLeft', { count: total - count })
      : !isOnline
        ? t('raters.needsConnection')
        : isUnsent
          ? t('raters.notSentYet')
          : null
  return (
    <Card title={t('raters.theTwo')} isCompact>
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
      <ConfirmDialog
        isOpen={isOpen === 'finish'}
        onClose={() => setOpen(null)}
        title={t('raters.finishTitle')}
        confirm={t('raters.finish')}
        kind="primary"
        isPending={isPending}
        problem={problem}
        onConfirm={() => void finish()}
      >
        {t('raters.finishText', { name: other?.name ?? '' })}
      </ConfirmDialog>
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
