import type { RoundBrief } from 'contract/evaluation/rating-rounds'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { useActor } from '../../../../session/use-session.ts'
import { stateOf } from './rounds.ts'

/** In a few words whose turn it is. */
export function RoundState({ round }: { round: RoundBrief }) {
  const { t } = useTranslation()
  const me = useActor().id
  const [one, other] = round.raters
  const waitedFor = round.raters.find(({ is_finished }) => !is_finished)
  return t(`raters.state.${stateOf(round, me)}`, {
    one: one?.name ?? '',
    other: other?.name ?? '',
    name: waitedFor?.name ?? '',
  })
}
