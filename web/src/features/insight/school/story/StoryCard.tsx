import { useQuery } from '@tanstack/react-query'
import { isFinal } from 'contract/insight/results/results-shown'
import type { CurrentLine } from 'contract/insight/results/school-overview'
import { type Story, storyOf } from 'contract/insight/results/school-story'
import { ChartNoAxesColumn, Table } from 'lucide'
import { useState } from 'react'
import { formatNumber } from '../../../../i18n/format-number.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { AnswerFallback } from '../../../../kit/actions/AnswerFallback.tsx'
import { addressOfResults } from '../../../../kit/page/addresses.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { Card } from '../../../../ui/cards/Card.tsx'
import { Link } from '../../../../ui/navigation/Link.tsx'
import { LoadingRows } from '../../../../ui/waiting/LoadingRows.tsx'
import { schoolResultsQuery } from '../../../evaluation/evaluation/school-results-queries.ts'
import { headlineOf } from './headline.ts'
import { StoryCharts } from './StoryCharts.tsx'
import { StoryTable } from './StoryTable.tsx'

/** What the lines of the school tell together: in a sentence, in eight charts on one scale, or in a table. */
export function StoryCard({ school, current }: { school: number; current: CurrentLine | null }) {
  const { t } = useTranslation()
  const results = useQuery(schoolResultsQuery(school))
  const [isTable, setTable] = useState(false)
  if (!results.data)
    return (
      <Card isFlush title={t('school.story.label')}>
        <AnswerFallback query={results} waiting={<LoadingRows rows={4} />} />
      </Card>
    )
  const story = storyOf(results.data.lines, current?.evaluation ?? 0)
  if (story.lines.length === 0)
    return (
      <Card title={t('school.story.none')}>
        <p className="text-text2">
          {story.unfinished.length > 0 ? <Notes story={story} /> : t('school.story.noneText')}
        </p>
      </Card>
    )
  return (
    <div
      // "T" changes what is shown while the focus is in here, and nowhere else (WCAG 2.1.4)
      onKeyDown={({ key, ctrlKey, metaKey, altKey }) => {
        if (key.toLowerCase() === 't' && !ctrlKey && !metaKey && !altKey) setTable(!isTable)
      }}
    >
      <Card
        title={headlineOf(t, story)}
        hint={<Notes story={story} />}
        aside={
          <span className="flex flex-wrap items-center gap-3 print:hidden">
            <Link variant="strong" href={addressOfResults(school, story.lines.at(-1)?.line.id)}>
              {t('school.story.toResults')}
            </Link>
            <Button icon={isTable ? ChartNoAxesColumn : Table} onPress={() => setTable(!isTable)}>
              {isTable ? t('school.story.charts') : t('school.story.table')}
            </Button>
          </span>
        }
      >
        {isTable ? <StoryTable story={story} /> : <StoryCharts story={story} />}
      </Card>
    </div>
  )
}

/** What of the lines is not final or not whole, and over how many indicators changes are counted. */
function Notes({ story: { lines, unfinished, matched } }: { story: Story }) {
  const { t } = useTranslation()
  const last = lines.at(-1)
  const nameOf = ({ line }: Story['unfinished'][number]) => ({
    line: t(`terms.line.${line.evaluation_type}`),
    year: line.year,
  })
  const notes = [
    ...(last && !isFinal(last) ? [t('school.story.notValidated', nameOf(last))] : []),
    ...unfinished.map((each) =>
      t('school.story.unfinished', {
        ...nameOf(each),
        answered: formatNumber(each.line.progress.answered),
        total: formatNumber(each.line.progress.indicators),
      }),
    ),
    ...(matched === null ? [] : [t('school.story.matched', { count: matched })]),
  ]
  return <>{notes.join(' ')}</>
}
