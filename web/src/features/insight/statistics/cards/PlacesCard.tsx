import { useQuery } from '@tanstack/react-query'
import { shownScore } from 'contract/evaluation/scores/scores'
import { type DomainNumber, domainNumbers } from 'contract/evaluation/scores/summary'
import { Inbox } from 'lucide'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { AnswerFallback } from '../../../../kit/actions/AnswerFallback.tsx'
import { Card } from '../../../../ui/cards/Card.tsx'
import { ShadeLegend } from '../../../../ui/figures/ShadeLegend.tsx'
import { shadeOf } from '../../../../ui/figures/shades.ts'
import { FigureNote } from '../figures/FigureNote.tsx'
import { FiguresBefore } from '../figures/FiguresBefore.tsx'
import { HiddenReasons } from '../figures/HiddenReasons.tsx'
import { useSomeRows } from '../figures/MoreRows.tsx'
import type { About } from '../figures/PlaceName.tsx'
import { PlaceTable } from '../figures/PlaceTable.tsx'
import type { FigureTexts } from '../figures/use-figure-texts.ts'
import type { FigureRow } from '../question.ts'
import { statisticsQuery } from '../statistics-query.ts'

export function PlacesCard({ about, texts }: { about: About; texts: FigureTexts }) {
  const { t } = useTranslation()
  const { model, parts } = about.scope
  const query = useQuery(statisticsQuery('domains', parts))
  const some = useSomeRows(query.data?.rows ?? [])
  const isHidden = (query.data?.suppressed ?? 0) > 0
  const domain = (number: DomainNumber) => ({
    id: String(number),
    header: texts.domain(number),
    cell: (row: FigureRow<'domains'>) => {
      const { mean } = row.values[number]
      return mean === null ? (
        <span className="text-14 whitespace-nowrap text-text2">{texts.percent(null, isHidden)}</span>
      ) : (
        <span
          className={`picture inline-block min-w-18 self-center rounded-small px-2 py-1 text-center text-14 font-strong tabular-nums ${shadeOf(shownScore(mean), 100)}`}
        >
          {texts.percent(mean)}
        </span>
      )
    },
  })
  return (
    <Card title={t(`statistics.placesBy.${model}`)} hint={t('statistics.placesHint')} isFlush>
      {query.error || query.isPending ? (
        <AnswerFallback query={query} />
      ) : some.total === 0 ? (
        <FigureNote icon={Inbox} title={t('statistics.nothing')}>
          {t('statistics.nothingCounted')}
        </FigureNote>
      ) : (
        <FiguresBefore areShown={query.isPlaceholderData}>
          <PlaceTable
            caption={t(`statistics.placesBy.${model}`)}
            about={about}
            some={some}
            columns={domainNumbers.map(domain)}
          />
          <div className="border-t border-border">
            <ShadeLegend title={t('figures.shades')} top={100} />
          </div>
          {isHidden && (
            <div className="grid gap-1 border-t border-border px-4 py-3 text-14 text-text2 wide:px-5">
              <HiddenReasons hidden={query.data} />
            </div>
          )}
        </FiguresBefore>
      )}
    </Card>
  )
}
