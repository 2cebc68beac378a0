import { limits } from 'contract/platform/limits'
import { DraftNotice } from '../../../../drafts/DraftNotice.tsx'
import { formatNumber } from '../../../../i18n/format-number.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { ConflictNotice } from '../../../../kit/forms/ConflictNotice.tsx'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { Card } from '../../../../ui/cards/Card.tsx'
import { ErrorSummary } from '../../../../ui/fields/ErrorSummary.tsx'
import { NumberField } from '../../../../ui/fields/NumberField.tsx'
import type { EvaluationReady } from '../use-evaluation.ts'
import { DomainResult } from './DomainResult.tsx'
import type { domainFigures } from './figures.ts'
import { TotalBar } from './TotalBar.tsx'
import type { WeightsNow } from './use-weights.ts'

type Props = {
  ready: EvaluationReady
  weights: WeightsNow
  domains: ReturnType<typeof domainFigures>
}

export function WeightsForm({ ready: { categories }, weights, domains }: Props) {
  const { t } = useTranslation()
  const { problem, theirs, total, left } = weights
  const mine = weights.weights
  const contested = theirs ? categories.filter(({ id }) => theirs[id] !== mine[id]) : []
  return (
    <form
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void weights.save()
      }}
    >
      <ErrorSummary problems={problem ? [{ field: `weight-${categories[0]?.id}`, text: problem }] : []} />
      {theirs && (
        <ConflictNotice
          differences={contested.map(({ id, number, name }) => ({
            label: `${number}. ${name}`,
            theirs: formatNumber(theirs[id] ?? 0),
            mine: formatNumber(mine[id] ?? 0),
          }))}
          onTheirs={weights.takeTheirs}
          onMine={() => void weights.save()}
          isPending={weights.isPending}
        />
      )}
      <Card
        isFlush
        title={t('scores.weights')}
        aside={
          <Button kind="quiet" size="compact" onPress={weights.shareEqually}>
            {t('scores.shareEqually')}
          </Button>
        }
      >
        <p
          aria-hidden="true"
          className="hidden grid-cols-[minmax(0,1fr)_11rem_11rem] gap-x-4 px-5 pb-2 text-13 font-strong text-text2 wide:grid"
        >
          <span>{t('scores.domain')}</span>
          <span>{t('scores.resultHead')}</span>
          <span className="text-end">{t('scores.weight')}</span>
        </p>
        <ul>
          {categories.map(({ id, number, name }) => (
            <li
              key={id}
              className="grid grid-cols-[minmax(0,1fr)_9.5rem] items-center gap-x-4 gap-y-2 border-t border-border px-4 py-2.5 wide:grid-cols-[minmax(0,1fr)_11rem_11rem] wide:px-5"
            >
              <span className="font-medium text-15" aria-hidden="true">
                {number}. {name}
              </span>
              <span className="col-span-2 row-start-2 wide:col-span-1 wide:row-start-1 wide:col-start-2">
                <DomainResult domain={domains.find(({ category }) => category === id)} />
              </span>
              <NumberField
                id={`weight-${id}`}
                label={t('scores.weightOf', { domain: `${number}. ${name}` })}
                isLabelHidden
                minValue={0}
                maxValue={limits.scoresTotal}
                value={mine[id] ?? 0}
                onChange={(weight) => weights.set(id, weight)}
              />
            </li>
          ))}
        </ul>
        <TotalBar
          total={total}
          left={left}
          parts={categories.map(({ id, number }) => ({ number, weight: mine[id] ?? 0 }))}
        />
        <div className="px-4 pt-2 empty:hidden wide:px-5">
          <DraftNotice draft={weights.draft} of={t('scores.weights')} />
        </div>
        <div className="flex flex-wrap gap-2 px-4 py-4 wide:px-5">
          <Button type="submit" kind="primary" isPending={weights.isPending}>
            {t('scores.save')}
          </Button>
          <Button kind="quiet" isDisabled={!weights.isDirty} onPress={weights.undo}>
            {t('scores.undo')}
          </Button>
        </div>
      </Card>
    </form>
  )
}
