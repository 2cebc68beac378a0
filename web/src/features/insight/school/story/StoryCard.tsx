import { useQuery } from '@tanstack/react-query'
import type { LineBrief } from 'contract/evaluation/lines'
import { isFinal } from 'contract/insight/results/results-shown'
import { type Story, storyOf } from 'contract/insight/results/school-story'
import { ChartNoAxesColumn, Table } from 'lucide'
import { useState } from 'react'
import { formatNumber } from '../../../../i18n/format-number.ts'
import { type Translate, useTranslation } from '../../../../i18n/translation.tsx'
import { AnswerFallback } from '../../../../kit/actions/AnswerFallback.tsx'
import { addressOfResults } from '../../../../kit/page/addresses.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { Card } from '../../../../ui/cards/Card.tsx'
import { Link } from '../../../../ui/navigation/Link.tsx'
import { schoolResultsQuery } from '../../../evaluation/evaluation/school-results-queries.ts'
import { similarSchoolsQuery } from '../queries.ts'
import { headlineOf } from './headline.ts'
import { StoryCharts } from './StoryCharts.tsx'
import { StoryTable } from './StoryTable.tsx'

type Props = { school: number; evaluation: number | null; lines: readonly LineBrief[] }

export function StoryCard({ school, evaluation, lines }: Props) {
  const { t } = useTranslation()
  const unfinished = lines.filter(({ progress }) => progress.answered < progress.indicators)
  if (evaluation === null || unfinished.length === lines.length)
    return (
      <Card title={t('school.story.none')}>
        <p className="text-text2">
          {unfinished.map((line) => unfinishedText(t, line)).join(' ') || t('school.story.noneText')}
        </p>
      </Card>
    )
  return <StoryOfLines school={school} evaluation={evaluation} />
}

function StoryOfLines({ school, evaluation }: { school: number; evaluation: number }) {
  const { t } = useTranslation()
  const results = useQuery(schoolResultsQuery(school))
  const similar = useQuery(similarSchoolsQuery(school))
  const [isTable, setTable] = useState(false)
  if (!results.data || similar.isLoading)
    return (
      <Card isFlush title={t('school.story.label')}>
        {/* About as high as the charts, so that what follows does not move. */}
        <div className="min-h-290 wide:min-h-100">
          <AnswerFallback query={results} />
        </div>
      </Card>
    )
  const story = storyOf(results.data.lines, evaluation)
  return (
    <div
      role="presentation"
      // A single-key shortcut is allowed only within the focused part (WCAG 2.1.4).
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
        {isTable ? (
          <StoryTable story={story} similar={similar.data} />
        ) : (
          <StoryCharts story={story} similar={similar.data} />
        )}
      </Card>
    </div>
  )
}

const namedLine = (t: Translate, { evaluation_type, year }: LineBrief) => ({
  line: t(`terms.line.${evaluation_type}`),
  year,
})

const unfinishedText = (t: Translate, line: LineBrief): string =>
  t('school.story.unfinished', {
    ...namedLine(t, line),
    answered: formatNumber(line.progress.answered),
    total: formatNumber(line.progress.indicators),
  })

/** Which lines are not final or not complete, and over how many indicators changes are counted. */
function Notes({ story: { lines, unfinished, matched } }: { story: Story }) {
  const { t } = useTranslation()
  const last = lines.at(-1)
  const notes = [
    ...(last && !isFinal(last) ? [t('school.story.notValidated', namedLine(t, last.line))] : []),
    ...unfinished.map(({ line }) => unfinishedText(t, line)),
    ...(matched === null ? [] : [t('school.story.matched', { count: matched })]),
  ]
  return <>{notes.join(' ')}</>
}
