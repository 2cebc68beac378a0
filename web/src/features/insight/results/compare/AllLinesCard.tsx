import { type Movement, movements } from 'contract/insight/results/comparisons'
import { movementsBetween } from 'contract/insight/results/movements'
import type { CompleteResults } from 'contract/insight/results/school-results'
import { useMemo, useState } from 'react'
import { formatNumber } from '../../../../i18n/format-number.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Segments } from '../../../../ui/navigation/Segments.tsx'
import { lineName } from '../../../evaluation/evaluation/line/LinePicker.tsx'
import { HeatTable } from '../figures/HeatTable.tsx'
import { LetterLegend } from '../LetterLegend.tsx'
import { LetterMark } from '../LetterMark.tsx'
import { ResultsCard } from '../ResultsCard.tsx'
import { MovementMark } from './MovementMark.tsx'

type Way = Movement | 'none'
const ways: readonly Way[] = [...movements, 'none']

export function AllLinesCard({ lines }: { lines: readonly CompleteResults[] }) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<Way | 'all'>('all')
  const [first, last] = [lines[0], lines.at(-1)]
  const moved = useMemo(() => (first && last ? movementsBetween(first, last) : new Map()), [first, last])
  if (!first || !last) return null
  const wayOf = (indicator: number): Way => moved.get(indicator) ?? 'none'
  const countOf = (way: Way): number => last.indicators.filter(({ id }) => wayOf(id) === way).length
  const [up = '', same = '', down = ''] = movements.map((way) => formatNumber(countOf(way)))
  const shown = last.indicators.filter(({ id }) => chosen === 'all' || wayOf(id) === chosen)
  return (
    <ResultsCard
      name="lines"
      title={t('results.allLines')}
      hint={t('results.betweenLines', {
        from: lineName(t, first.line),
        to: lineName(t, last.line),
        counts: t('results.change.allCounts', { count: moved.size, up, same, down }),
      })}
    >
      <div className="border-t border-border px-4 py-3 wide:px-5 print:hidden">
        <Segments
          label={t('results.showMoved')}
          choices={[
            { id: 'all', label: t('results.allIndicators', { count: last.indicators.length }) },
            ...ways
              .filter((way) => countOf(way) > 0)
              .map((way) => ({
                id: way,
                label: t('results.ofMovement', { moved: t(`results.moved.${way}`), count: countOf(way) }),
              })),
          ]}
          value={chosen}
          onChange={setChosen}
        />
      </div>
      <HeatTable
        caption={t('results.allLines')}
        head={t('results.indicator')}
        lines={lines}
        groups={last.categories
          .map(({ id, number, name }) => ({
            id,
            name: `${number}. ${name}`,
            rows: shown
              .filter(({ category }) => category === id)
              .map((indicator) => ({
                id: indicator.id,
                name: (
                  <>
                    {indicator.code} {indicator.name}
                    <MovementMark moved={moved.get(indicator.id) ?? null} />
                  </>
                ),
                cells: lines.map(({ line, indicators }) => (
                  <LetterMark
                    key={line.id}
                    code={indicators.find((each) => each.id === indicator.id)?.option ?? null}
                    isStacked
                  />
                )),
              })),
          }))
          .filter(({ rows }) => rows.length > 0)}
      />
      <LetterLegend />
    </ResultsCard>
  )
}
