import type { Action } from 'contract/actions'
import { useTranslation } from 'react-i18next'
import type { Planning } from '../planning.ts'
import { Deadline } from './Deadline.tsx'

/** By when, by whom, and what kind of action it is. */
export function ActionFacts({ planning, action }: { planning: Planning; action: Action }) {
  const { t } = useTranslation()
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-text2">
      <Deadline action={action} />
      {action.accountable && (
        <span>
          <span className="sr-only">{t('plan.action.accountable')}: </span>
          {action.accountable}
        </span>
      )}
      <span>
        <span className="sr-only">{t('plan.action.category')}: </span>
        {planning.words.categories[action.category - 1]?.name}
      </span>
    </span>
  )
}
