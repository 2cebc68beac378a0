import { movements } from 'contract/insight/results/comparisons'
import { movementsBetween } from 'contract/insight/results/movements'
import type { LineResults } from 'contract/insight/results/school-results'
import { useMemo, useState } from 'react'
import { formatNumber } from '../../../../i18n/format-number.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Disclosure } from '../../../../ui/cards/Disclosure.tsx'
import { Segments } from '../../../../ui/navigation/Segments.tsx'
import { lineName } from '../../../evaluation/evaluation/line/LinePicker.tsx'
import { ResultsCard } from '../ResultsCard.tsx'
import { DomainCompared } from './DomainCompared.tsx'

type Props = { before: readonly LineResults[]; shown: LineResults }

export function CompareCard({ before, shown }: Props) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState(before[0]?.line.id)
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set())
  const then = before.find(({ line }) => line.id === chosen) ?? before[0]
  const moved = useMemo(() => (then ? movementsBetween(then, shown) : new Map()), [then, shown])
  if (!then) return null
  const counts = (category?: number) => {
    const own = shown.indicators
      .filter((each) => category === undefined || each.category === category)
      .map(({ id }) => moved.get(id))
    const [up = '', same = '', down = ''] = movements.map((way) =>
      formatNumber(own.filter((each) => each === way).length),
    )
    return { count: own.filter(Boolean).length, up, same, down }
  }
  return (
    <ResultsCard name="compare" title={t('results.compare')} hint={t('results.change.allCounts', counts())}>
      {before.length > 1 && (
        <div className="px-4 pb-3 wide:px-5">
          <Segments
            label={t('results.compareWith')}
            choices={before.map(({ line }) => ({ id: String(line.id), label: lineName(t, line) }))}
            value={String(then.line.id)}
            onChange={(id) => setChosen(Number(id))}
          />
        </div>
      )}
      <div className="grid gap-1 border-t border-border p-2">
        {shown.categories.map(({ id, number, name }) => (
          <Disclosure
            key={id}
            title={`${number}. ${name}`}
            aside={
              <span className="text-14 font-normal text-text2">{t('results.change.counts', counts(id))}</span>
            }
            onToggle={(isOpen) => isOpen && setOpened((now) => new Set(now).add(id))}
          >
            {opened.has(id) && (
              <DomainCompared
                category={id}
                then={then}
                now={shown}
                between={before.slice(0, before.indexOf(then) + 1)}
                moved={moved}
              />
            )}
          </Disclosure>
        ))}
      </div>
    </ResultsCard>
  )
}
