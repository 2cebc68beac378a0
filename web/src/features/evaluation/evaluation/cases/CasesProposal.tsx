import { useQuery, useQueryClient } from '@tanstack/react-query'
import { casesOfDomain, domainOfCase } from 'contract/instrument/practice-cases'
import { useState } from 'react'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { useAction } from '../../../../kit/actions/use-action.ts'
import { useActor } from '../../../../session/use-session.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { ButtonLink } from '../../../../ui/buttons/ButtonLink.tsx'
import { Card } from '../../../../ui/cards/Card.tsx'
import { showToast } from '../../../../ui/messages/toasts.ts'
import type { EvaluationReady, PlacedIndicator } from '../use-evaluation.ts'
import { mayAnswer } from '../where/place.ts'
import { declineProposal, practisedQuery } from './queries.ts'

type Props = { ready: EvaluationReady; current: PlacedIndicator }

/** Offers the cases to people who never answered an indicator; once declined it is not shown again. */
export function CasesProposal({ ready, current }: Props) {
  const { t } = useTranslation()
  const actor = useActor()
  const queryClient = useQueryClient()
  const { detail } = ready
  // Who has an answer in this line is no beginner, so nothing is requested; kept in state so that it does not vanish
  // while answering.
  const [isBeginner] = useState(
    () =>
      mayAnswer(actor, detail) && !detail.line.results.some(({ updated_by }) => updated_by.id === actor.id),
  )
  const practised = useQuery({ ...practisedQuery(), enabled: isBeginner })
  const { run, isPending } = useAction({
    refresh: () => queryClient.invalidateQueries({ queryKey: practisedQuery().queryKey }),
    onProblem: (problem) => showToast('error', problem),
  })
  const { number } = current.category
  const done = practised.data?.choices.filter((each) => domainOfCase(each.case) === number) ?? []
  if (!isBeginner || !practised.data?.proposed || done.length === casesOfDomain) return null
  const first = [1, 2, 3]
    .map((place) => number * 10 + place)
    .find((each) => !done.some((one) => one.case === each))
  return (
    <Card title={t('cases.title')} isCompact>
      <p className="text-15">{t('cases.proposed')}</p>
      <div className="mt-3 grid gap-2">
        <ButtonLink isWide href={`/cases/${first}`}>
          {t('cases.begin')}
        </ButtonLink>
        <Button
          kind="quiet"
          isWide
          isPending={isPending}
          onPress={() => void run(declineProposal, t('cases.declined'))}
        >
          {t('cases.decline')}
        </Button>
      </div>
    </Card>
  )
}
