import type { SchoolOverview } from 'contract/insight/results/school-overview'
import type { School } from 'contract/places/schools'
import { NextStepCard } from '../../../kit/lines/NextStepCard.tsx'
import { placeOfSchool } from '../../places/schools/queries.ts'
import { CommentsCard } from './cards/CommentsCard.tsx'
import { DocumentsCard } from './cards/DocumentsCard.tsx'
import { EvidenceCard } from './cards/EvidenceCard.tsx'
import { HistoryCard } from './cards/HistoryCard.tsx'
import { LinesCard } from './cards/LinesCard.tsx'
import { PeopleCard } from './cards/PeopleCard.tsx'
import { PlanCard } from './cards/PlanCard.tsx'
import { ReviewerCard } from './cards/ReviewerCard.tsx'
import { StoryCard } from './story/StoryCard.tsx'

type Props = { school: School; overview: SchoolOverview }

export function SchoolView({ school, overview }: Props) {
  const { current, people, events, evaluations } = overview
  const atWork = evaluations.find(({ id }) => id === current?.evaluation)
  return (
    <>
      <NextStepCard place={placeOfSchool(school)} overview={overview} />
      <StoryCard school={school.id} evaluation={current?.evaluation ?? null} lines={atWork?.lines ?? []} />
      <div className="grid grid-cols-1 items-start gap-4 wide:gap-5 desk:grid-cols-[minmax(0,1fr)_340px] desk:has-[>:last-child:empty]:grid-cols-1">
        <div className="grid min-w-0 grid-cols-1 gap-4 wide:gap-5">
          {current && <PlanCard current={current} />}
          {current && <CommentsCard current={current} />}
          <HistoryCard school={school} events={events} />
          {current && <DocumentsCard school={school} current={current} />}
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-4 empty:hidden wide:gap-5">
          {current?.line.status === 'IN REVIEW' && (
            <ReviewerCard key={current.line.id} school={school} current={current} />
          )}
          {people && <PeopleCard people={people} />}
          {current && <EvidenceCard current={current} />}
          {evaluations.length > 0 && <LinesCard evaluations={evaluations} />}
        </div>
      </div>
    </>
  )
}
