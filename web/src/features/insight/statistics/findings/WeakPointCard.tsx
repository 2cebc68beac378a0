import { useQuery } from '@tanstack/react-query'
import type { WeakPoints } from 'contract/insight/statistics/findings'
import { summed } from 'contract/insight/statistics/statistics-figures'
import { ArrowRight } from 'lucide'
import { useState } from 'react'
import { formatNumber } from '../../../../i18n/format-number.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { AnswerFallback } from '../../../../kit/actions/AnswerFallback.tsx'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { Card } from '../../../../ui/cards/Card.tsx'
import { announce } from '../../../../ui/messages/announcements.ts'
import { FiguresBefore } from '../figures/FiguresBefore.tsx'
import type { About } from '../figures/PlaceName.tsx'
import { weakPointsQuery } from '../findings-query.ts'
import { statisticsQuery } from '../statistics-query.ts'
import { FindingCard } from './FindingCard.tsx'
import { FindingTable } from './FindingTable.tsx'
import { WeakSchoolsDialog } from './WeakSchoolsDialog.tsx'
import { learnersText, type WeakPoint, weakSentence } from './weak-point-texts.ts'

/** The weakest indicator, by the number of learners concerned, with the evidence for it. */
export function WeakPointCard({ about }: { about: About }) {
  const { t } = useTranslation()
  const { parts } = about.scope
  const query = useQuery(weakPointsQuery(parts))
  if (!query.data)
    return (
      <Card title={t('statistics.headline')}>
        <AnswerFallback query={query} />
      </Card>
    )
  const { indicators, schools } = query.data
  return (
    <div className="[&_h2]:text-20 [&_section]:border-s-4 [&_section]:border-s-primary">
      <FiguresBefore areShown={query.isPlaceholderData}>
        {indicators.length > 0 ? (
          // Other filters start again with the weakest one.
          <WeakPointPages key={JSON.stringify(parts)} about={about} found={query.data} />
        ) : (
          <Card title={t('findings.tooFew')}>
            <p className="text-text2">
              {schools < 3
                ? t('findings.tooFewText', { count: schools, schools: formatNumber(schools) })
                : t('findings.noWeak')}
            </p>
            <Unfinished about={about} />
          </Card>
        )}
      </FiguresBefore>
    </div>
  )
}

function WeakPointPages({ about, found }: { about: About; found: WeakPoints }) {
  const { t } = useTranslation()
  const [at, setAt] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const { indicators } = found
  const count = indicators.length
  const next = (at + 1) % count
  const [shown, after] = [indicators[at], indicators[next]]
  if (!shown || !after) return null
  return (
    <>
      <FindingCard
        title={weakSentence(t, shown, at)}
        chart={
          <div className="grid gap-4">
            <Proof about={about} found={found} shown={shown} />
            <div className="flex flex-wrap gap-2 print:hidden">
              <Button kind="primary" iconAfter={ArrowRight} onPress={() => setOpen(true)}>
                {t('findings.see', { count: shown.schools, schools: formatNumber(shown.schools) })}
              </Button>
              {count > 1 && (
                <Button
                  onPress={() => {
                    setAt(next)
                    announce(weakSentence(t, after, next))
                  }}
                >
                  {t('findings.next', { number: next + 1, total: count })}
                </Button>
              )}
            </div>
          </div>
        }
        table={<WeakPointTable indicators={indicators} />}
      />
      <WeakSchoolsDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        weak={shown}
        question={about.scope.parts}
      />
    </>
  )
}

/** Which letters, of how many schools and learners, and what does not count. */
function Proof({ about, found, shown }: { about: About; found: WeakPoints; shown: WeakPoint }) {
  const { t } = useTranslation()
  const counts = useQuery(statisticsQuery('count', about.scope.parts))
  const { schools } = summed(counts.data?.rows ?? [], ['schools'])
  const { people, hidden } = shown.counted_learners
  const others = found.schools - shown.counted
  return (
    <div className="grid gap-1.5 text-15 text-text2">
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        <li>{t('findings.indicator', { code: shown.code })}</li>
        <li>
          {t('findings.counted', {
            counted: formatNumber(shown.counted),
            schools: counts.data ? formatNumber(schools ?? 0) : '…',
          })}
        </li>
        {people !== null && (
          <li>
            {hidden > 0
              ? t('findings.behindOpen', { learners: formatNumber(people) })
              : t('findings.behindAll', { learners: formatNumber(people) })}
          </li>
        )}
      </ul>
      {others > 0 && <p>{t('findings.otherInstrument', { count: others, schools: formatNumber(others) })}</p>}
      <Unfinished about={about} />
      {shown.learners.hidden > 0 && (
        <p>
          {t('findings.smallOnes', {
            count: shown.learners.hidden,
            schools: formatNumber(shown.learners.hidden),
          })}
        </p>
      )}
    </div>
  )
}

/** Lines that are open or in review never count. */
function Unfinished({ about }: { about: About }) {
  const { t } = useTranslation()
  const status = useQuery(statisticsQuery('status', about.scope.parts))
  const lines = summed(status.data?.rows ?? [], ['OPEN', 'IN REVIEW'])
  const count = (lines.OPEN ?? 0) + (lines['IN REVIEW'] ?? 0)
  return count > 0 && <p>{t('findings.waiting', { count, lines: formatNumber(count) })}</p>
}

function WeakPointTable({ indicators }: { indicators: readonly WeakPoint[] }) {
  const { t } = useTranslation()
  return (
    <FindingTable
      caption={t('findings.weakPoints')}
      heads={[t('findings.indicatorHead'), t('findings.schoolsHead'), t('findings.learnersHead')]}
      rows={indicators.map((weak) => ({
        id: weak.id,
        cells: [`${weak.code} ${weak.short}`, formatNumber(weak.schools), learnersText(t, weak.learners)],
      }))}
    />
  )
}
