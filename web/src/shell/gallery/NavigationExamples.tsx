import { Columns3, ListChecks } from 'lucide'
import { useState } from 'react'
import { Card } from '../../ui/cards/Card.tsx'
import { Disclosure } from '../../ui/cards/Disclosure.tsx'
import { Breadcrumbs } from '../../ui/navigation/Breadcrumbs.tsx'
import { Link } from '../../ui/navigation/Link.tsx'
import { LinkSegments } from '../../ui/navigation/LinkSegments.tsx'
import { Segments } from '../../ui/navigation/Segments.tsx'
import { Tabs } from '../../ui/navigation/Tabs.tsx'

const trail = [
  { label: '2. Communication and welcoming environment', href: '#main' },
  { label: 'Outcome 2.2' },
]

const pages = [
  { href: '#main', label: 'Indicators', isCurrent: true },
  { href: '#main-scores', label: 'Scores', isCurrent: false },
  { href: '#main-plan', label: 'Action plan', isCurrent: false },
]

export function NavigationExamples() {
  const [tab, setTab] = useState<'comments' | 'notes'>('comments')
  const [view, setView] = useState<'board' | 'list'>('board')
  return (
    <Card
      title="Finding the way"
      aside={
        <Link href="#main" variant="strong">
          See all
        </Link>
      }
    >
      <div className="flex flex-col items-start gap-5">
        <Breadcrumbs trail={trail} />
        <LinkSegments label="Evaluation" links={pages} />
        <Segments
          label="View"
          value={view}
          onChange={setView}
          choices={[
            { id: 'board', label: 'Board', icon: Columns3 },
            { id: 'list', label: 'List', icon: ListChecks },
          ]}
        />
        <p>
          A sentence with <Link href="#main">a link</Link> in it.
        </p>
        <div className="w-full">
          <Tabs
            label="About this indicator"
            value={tab}
            onChange={setTab}
            tabs={[
              { id: 'comments', label: 'Comments', content: <p>Is the training record in the documents?</p> },
              { id: 'notes', label: 'Notes', content: <p>Two partners observed.</p> },
            ]}
          />
        </div>
        <div className="w-full">
          <Disclosure title="Family partnership" aside="9/9">
            Nine of nine indicators have an answer.
          </Disclosure>
          <Disclosure title="Program quality" aside="8/8" isOpenAtFirst>
            Eight of eight indicators have an answer.
          </Disclosure>
        </div>
      </div>
    </Card>
  )
}
