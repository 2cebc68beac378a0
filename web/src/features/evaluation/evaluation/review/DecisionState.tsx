import { useTranslation } from '../../../../i18n/translation.tsx'
import { useActor } from '../../../../session/use-session.ts'
import { LinkButton } from '../../../../ui/buttons/LinkButton.tsx'
import { agree } from '../steps/use-review.ts'
import type { PlacedIndicator } from '../use-evaluation.ts'
import type { Decisions } from './use-decisions.ts'

type Props = { current: PlacedIndicator; decisions: Decisions }

export function DecisionState({ current, decisions }: Props) {
  const { t } = useTranslation()
  const me = useActor().id
  const { judgement, shown, next, writing } = decisions
  const { code } = current.indicator
  // While the field is open it shows the own request.
  const isAnothers = judgement?.by && judgement.by.id !== me
  const place = shown.indexOf(current) + 1
  return (
    <p data-decided tabIndex={-1} className="min-w-0 text-14 text-text2 wide:order-1 wide:flex-1">
      {judgement && (
        <>
          <b className="font-strong text-text">
            {judgement.agreed ? t('review.agreed') : t('review.askedFor')}
            {isAnothers && judgement.by && ` ${t('review.by', { name: judgement.by.name })}`}
          </b>{' '}
          <LinkButton label={`${t('review.undo')}: ${code}`} onPress={() => agree(decisions.deciding, false)}>
            {t('review.undo')}
          </LinkButton>{' '}
        </>
      )}
      {judgement && !judgement.agreed && (isAnothers || writing === null) && `“${judgement.text}” `}
      {place > 0 && `${t('evaluation.ofTotal', { count: place, total: shown.length })}.`}{' '}
      {next && !judgement && t('review.goesOnTo', { code: next.indicator.code })}
    </p>
  )
}
