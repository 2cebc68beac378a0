import type { Action } from 'contract/evaluation/plan/actions'
import { moneyIn } from 'contract/evaluation/plan/money'
import { formatDay } from '../../i18n/format-date.ts'
import { shownLocale } from '../../i18n/shown-locale.ts'
import type { Translate } from '../../i18n/translation.tsx'

export const furtherFacts = (t: Translate, { repeats, repeats_until: until, cost }: Action): string[] => [
  ...(repeats
    ? [
        until
          ? t('plan.repeats.until', { how: t(`plan.repeats.${repeats}`), day: formatDay(until) })
          : t(`plan.repeats.${repeats}`),
      ]
    : []),
  ...(cost ? [moneyIn(shownLocale(), cost.amount, cost.currency)] : []),
]
