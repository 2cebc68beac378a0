import { useQuery } from '@tanstack/react-query'
import type { Goal, GoalKind } from 'contract/evaluation/plan/goals'
import type { Suggestion } from 'contract/instrument/suggestions'
import { useId } from 'react'
import { useTranslation } from '../../../../../i18n/translation.tsx'
import { Button } from '../../../../../ui/buttons/Button.tsx'
import { Disclosure } from '../../../../../ui/cards/Disclosure.tsx'
import { Link } from '../../../../../ui/navigation/Link.tsx'
import { Spinner } from '../../../../../ui/Spinner.tsx'
import type { Planning } from '../planning.ts'
import { suggestedActionsQuery } from '../queries.ts'

/** The stage whose suggestions fit a goal of this kind. */
const stageOf: Record<GoalKind, number> = { start: 1, make_usual: 2, make_last: 3, share: 3 }

type Props = { planning: Planning; goal: Goal | undefined; onChoose: (suggestion: Suggestion) => void }

/** The library's actions for the goal's indicator; none for a goal without an indicator. */
export function SuggestedActions({ planning, goal, onChoose }: Props) {
  return goal?.indicator ? (
    <Suggestions
      planning={planning}
      indicator={goal.indicator}
      stage={stageOf[goal.kind]}
      onChoose={onChoose}
    />
  ) : null
}

type SuggestionsProps = { planning: Planning; indicator: number; stage: number; onChoose: Props['onChoose'] }

function Suggestions({ planning, indicator, stage, onChoose }: SuggestionsProps) {
  const { t } = useTranslation()
  const country = planning.ready.detail.country.id
  const { data, isError } = useQuery(suggestedActionsQuery(indicator, stage, country))
  const rowId = useId()
  if (data?.results.length === 0) return null
  const outcome = data?.results[0]?.outcome
  return (
    <Disclosure title={t('plan.action.suggested')}>
      <p className="text-15 text-text2">
        {isError ? t('plan.action.suggestedFailed') : t('plan.action.suggestedHint')}
      </p>
      {!data && !isError && <Spinner />}
      <ul className="mt-2 grid gap-3">
        {data?.results.map((suggestion) => (
          <li key={suggestion.id} className="flex flex-col items-start gap-1">
            <p
              id={`${rowId}-${suggestion.id}`}
              lang={suggestion.language === document.documentElement.lang ? undefined : suggestion.language}
            >
              {suggestion.text}
            </p>
            <Button
              size="compact"
              aria-describedby={`${rowId}-${suggestion.id}`}
              onPress={() => onChoose(suggestion)}
            >
              {t('plan.action.use')}
            </Button>
          </li>
        ))}
      </ul>
      {outcome && (
        <p className="mt-3">
          {/* Opens a new tab, so that nothing typed in the form is lost. */}
          <Link href={`/suggestions?outcome=${outcome}`} target="_blank">
            {t('plan.action.allSuggestions')}
          </Link>
        </p>
      )}
    </Disclosure>
  )
}
