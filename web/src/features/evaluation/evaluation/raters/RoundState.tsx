import type { RoundBrief } from 'contract/evaluation/rating-rounds'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { useActor } from '../../../../session/use-session.ts'
import { namesOf, stateOf } from './rounds.ts'

export function RoundState({ round }: { round: RoundBrief }) {
  const { t } = useTranslation()
  const me = useActor().id
  return t(`raters.state.${stateOf(round, me)}`, namesOf(round))
}
