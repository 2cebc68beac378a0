import type { ChangesTables } from './tables/changes.ts'
import type { EditionDraftsTables } from './tables/edition-drafts.ts'
import type { EmailsTables } from './tables/emails.ts'
import type { EvaluationsTables } from './tables/evaluations.ts'
import type { EvidenceTables } from './tables/evidence.ts'
import type { PlatformTables } from './tables/house.ts'
import type { InstrumentsTables } from './tables/instruments.ts'
import type { JobsTables } from './tables/jobs.ts'
import type { PeopleTables } from './tables/people.ts'
import type { PlacesTables } from './tables/places.ts'
import type { PlansTables } from './tables/plans.ts'
import type { ReportsTables } from './tables/reports.ts'
import type { SummariesTables } from './tables/summaries.ts'

/** The tables as the migrations make them. */
export type Tables = PlacesTables &
  PeopleTables &
  EmailsTables &
  PlatformTables &
  InstrumentsTables &
  EditionDraftsTables &
  EvaluationsTables &
  EvidenceTables &
  JobsTables &
  PlansTables &
  ReportsTables &
  SummariesTables &
  ChangesTables
