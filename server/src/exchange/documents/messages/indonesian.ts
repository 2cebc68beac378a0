import evaluation from '../../../../../web/src/i18n/id/evaluation.json' with { type: 'json' }
import evaluations from '../../../../../web/src/i18n/id/evaluations.json' with { type: 'json' }
import evidence from '../../../../../web/src/i18n/id/evidence.json' with { type: 'json' }
import figures from '../../../../../web/src/i18n/id/figures.json' with { type: 'json' }
import home from '../../../../../web/src/i18n/id/home.json' with { type: 'json' }
import instruments from '../../../../../web/src/i18n/id/instruments.json' with { type: 'json' }
import plan from '../../../../../web/src/i18n/id/plan.json' with { type: 'json' }
import reports from '../../../../../web/src/i18n/id/reports.json' with { type: 'json' }
import results from '../../../../../web/src/i18n/id/results.json' with { type: 'json' }
import schools from '../../../../../web/src/i18n/id/schools.json' with { type: 'json' }
import scores from '../../../../../web/src/i18n/id/scores.json' with { type: 'json' }
import shell from '../../../../../web/src/i18n/id/shell.json' with { type: 'json' }
import statistics from '../../../../../web/src/i18n/id/statistics.json' with { type: 'json' }
import steps from '../../../../../web/src/i18n/id/steps.json' with { type: 'json' }
import terms from '../../../../../web/src/i18n/id/terms.json' with { type: 'json' }
import transfer from '../../../../../web/src/i18n/id/transfer.json' with { type: 'json' }
import ui from '../../../../../web/src/i18n/id/ui.json' with { type: 'json' }

export const indonesian = {
  evaluation,
  evaluations,
  evidence,
  home,
  instruments,
  plan,
  reports,
  figures,
  results,
  schools,
  scores,
  shell,
  statistics,
  steps,
  terms,
  transfer,
  ui,
}
