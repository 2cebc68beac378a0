import { Plus } from 'lucide'
import { useState } from 'react'
import { useTranslation } from '../../../../../i18n/translation.tsx'
import { Button } from '../../../../../ui/buttons/Button.tsx'
import { IconButton } from '../../../../../ui/buttons/IconButton.tsx'
import { Card } from '../../../../../ui/cards/Card.tsx'
import type { OpenDialog } from '../plan-dialog.ts'
import { domainOf, indicatorOf, optionNow, type Planning } from '../planning.ts'
import { IndicatorLine } from './IndicatorLine.tsx'

const domainsAtFirst = 3
const indicatorsEach = 1

/** Domains of high priority with their lowest indicators, each with a button for a new goal. */
export function SuggestionsCard({ planning, onOpen }: { planning: Planning; onOpen: OpenDialog }) {
  const { t } = useTranslation()
  const { plan } = planning
  const [isMore, setMore] = useState(false)
  const shown = isMore ? plan.suggestions : plan.suggestions.slice(0, domainsAtFirst)
  const hasMore =
    plan.suggestions.length > domainsAtFirst ||
    plan.suggestions.some(({ indicators }) => indicators.length > indicatorsEach)
  const taken = new Set(plan.goals.map(({ indicator }) => indicator))
  return (
    <Card title={t('plan.suggestions')} hint={t('plan.suggestionsHint')}>
      {plan.suggestions.length === 0 ? (
        <p className="text-15 text-text2">{t('plan.noSuggestions')}</p>
      ) : (
        <ol className="grid grid-cols-[repeat(auto-fit,minmax(min(17rem,100%),1fr))] items-start gap-x-8 gap-y-4">
          {shown.map(({ category, indicators, line }) => {
            const domain = domainOf(planning, category)
            return (
              <li key={category}>
                <h3 className="text-15">
                  {domain?.number}. {domain?.name}
                </h3>
                {line !== plan.evaluation_line && (
                  <p className="text-14 text-text2">{t('plan.fromLineBefore')}</p>
                )}
                <ul className="mt-1.5 grid gap-1">
                  {(isMore ? indicators : indicators.slice(0, indicatorsEach)).map((id) => {
                    const indicator = indicatorOf(planning, id)
                    return (
                      <li key={id} className="flex items-start justify-between gap-2">
                        <span className="min-w-0 py-2">
                          <IndicatorLine
                            indicator={indicator}
                            option={line === plan.evaluation_line ? optionNow(planning, id) : undefined}
                          />
                          {taken.has(id) && (
                            <span className="ms-10.5 block text-14 text-valid">{t('plan.hasGoal')}</span>
                          )}
                        </span>
                        {plan.editable && (
                          <IconButton
                            icon={Plus}
                            label={t('plan.makeGoal', { code: indicator?.code ?? '' })}
                            onPress={() => onOpen({ kind: 'new goal', on: id })}
                          />
                        )}
                      </li>
                    )
                  })}
                </ul>
              </li>
            )
          })}
        </ol>
      )}
      {hasMore && (
        <div className="-ms-3 mt-1">
          <Button kind="quiet" size="compact" aria-expanded={isMore} onPress={() => setMore(!isMore)}>
            {isMore ? t('plan.fewer') : t('plan.more')}
          </Button>
        </div>
      )}
    </Card>
  )
}
