import { actionPlans } from './evaluation/action-plans/routes.ts'
import { proposals } from './evaluation/actions/proposals/routes.ts'
import { actions } from './evaluation/actions/routes.ts'
import { comments } from './evaluation/comments/routes.ts'
import { duties } from './evaluation/duties/routes.ts'
import { evaluations } from './evaluation/evaluations/routes.ts'
import type { Evidence } from './evaluation/files/evidence.ts'
import { uploads } from './evaluation/files/in-parts/routes.ts'
import { proofs } from './evaluation/files/proofs/routes.ts'
import { files } from './evaluation/files/routes.ts'
import { goals } from './evaluation/goals/routes.ts'
import { handovers } from './evaluation/handover/routes.ts'
import { editionMoves } from './evaluation/lines/edition/routes.ts'
import { lines } from './evaluation/lines/routes.ts'
import { notes } from './evaluation/notes/routes.ts'
import { observations } from './evaluation/observations/routes.ts'
import { overdue } from './evaluation/overdue/routes.ts'
import { ratingRounds } from './evaluation/rating-rounds/routes.ts'
import { results } from './evaluation/results/routes.ts'
import { reviewMarks } from './evaluation/review-marks/routes.ts'
import { reviewers } from './evaluation/reviewers/routes.ts'
import { exporting } from './exchange/exports/routes.ts'
import type { Subjects } from './exchange/exports/subject.ts'
import type { Reception } from './exchange/imports/receive-import.ts'
import { importing } from './exchange/imports/routes.ts'
import { jobs } from './exchange/job-routes.ts'
import { webhooks } from './exchange/webhooks/routes.ts'
import { changes } from './insight/changes/routes.ts'
import { history } from './insight/history/routes.ts'
import { home } from './insight/home/routes.ts'
import { reports } from './insight/reports/routes.ts'
import { schoolOverview } from './insight/school-overview/routes.ts'
import { schoolResults } from './insight/school-results/routes.ts'
import { findings } from './insight/statistics/findings/routes.ts'
import { statistics } from './insight/statistics/routes.ts'
import { vacancies } from './insight/vacancies/routes.ts'
import { catalogue } from './instrument/catalogue/routes.ts'
import { adaptations } from './instrument/instruments/drafts/adaptation-routes.ts'
import { editionDrafts } from './instrument/instruments/drafts/routes.ts'
import { instruments } from './instrument/instruments/routes.ts'
import { practiceCases } from './instrument/practice-cases/routes.ts'
import { suggestions } from './instrument/suggestions/routes.ts'
import { translations } from './instrument/translations/routes.ts'
import { notifications } from './messages/notifications/routes.ts'
import { operationStatus } from './operations/status/routes.ts'
import { accounts } from './people/accounts/routes.ts'
import { secondFactor, secondStep } from './people/accounts/second-factor/routes.ts'
import { areas } from './people/areas/routes.ts'
import { emailAddresses } from './people/email-addresses/routes.ts'
import { countryRoles } from './people/local-roles/routes.ts'
import { passkeys } from './people/passkeys/routes.ts'
import { personalTokens } from './people/personal-tokens/routes.ts'
import { openClient } from './people/provider/client.ts'
import { providers } from './people/provider/routes.ts'
import { recovery } from './people/recovery/routes.ts'
import { users } from './people/users/routes.ts'
import { countries } from './places/countries/routes.ts'
import { regions } from './places/regions/routes.ts'
import { schools } from './places/schools/routes.ts'
import type { Database } from './platform/database/open.ts'
import type { Feature } from './platform/http/feature.ts'
import type { Runner } from './platform/jobs/runner.ts'
import type { Settings } from './platform/settings/settings.ts'

/** Long work: who does it, where its files lie, and what an export may be of. */
type LongWork = { runner: Runner; reception: Reception; subjects: Subjects }

/** Every feature with its calls, put together. */
export const features = (
  { database, settings }: { database: Database; settings: Settings },
  evidence: Evidence,
  { runner, reception, subjects }: LongWork,
): Feature[] => {
  const client = settings.provider && openClient(settings.provider, settings.publicBaseUrl)
  return [
    accounts({ otherWay: client, ...settings }),
    secondStep,
    secondFactor(settings),
    emailAddresses,
    passkeys(settings),
    personalTokens,
    countryRoles,
    providers({ client, registrationOpen: settings.registrationOpen }),
    recovery,
    areas,
    users(settings),
    countries,
    files(evidence),
    proofs(evidence),
    uploads(evidence),
    instruments(),
    translations,
    catalogue,
    editionDrafts,
    adaptations,
    regions,
    results,
    schoolResults,
    schoolOverview,
    home,
    schools,
    reports,
    statistics,
    findings,
    vacancies(settings),
    notes,
    comments,
    evaluations,
    reviewMarks,
    duties,
    ratingRounds,
    reviewers,
    handovers({ reviewFourEyes: settings.reviewFourEyes }),
    lines({ reviewFourEyes: settings.reviewFourEyes }),
    editionMoves,
    notifications,
    actionPlans,
    goals,
    observations,
    actions,
    proposals,
    overdue,
    practiceCases,
    suggestions,
    history,
    changes,
    jobs,
    importing(reception, runner.wake),
    exporting(reception, subjects, runner.wake),
    webhooks({ hosts: settings.webhookHosts }),
    operationStatus(database, settings, evidence),
  ]
}
