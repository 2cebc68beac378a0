import evaluation from '../../../../../web/src/i18n/vi/evaluation.json' with { type: 'json' }
import evaluations from '../../../../../web/src/i18n/vi/evaluations.json' with { type: 'json' }
import evidence from '../../../../../web/src/i18n/vi/evidence.json' with { type: 'json' }
import figures from '../../../../../web/src/i18n/vi/figures.json' with { type: 'json' }
import home from '../../../../../web/src/i18n/vi/home.json' with { type: 'json' }
import instruments from '../../../../../web/src/i18n/vi/instruments.json' with { type: 'json' }
import plan from '../../../../../web/src/i18n/vi/plan.json' with { type: 'json' }
import reports from '../../../../../web/src/i18n/vi/reports.json' with { type: 'json' }
import results from '../../../../../web/src/i18n/vi/results.json' with { type: 'json' }
import schools from '../../../../../web/src/i18n/vi/schools.json' with { type: 'json' }
import scores from '../../../../../web/src/i18n/vi/scores.json' with { type: 'json' }
import shell from '../../../../../web/src/i18n/vi/shell.json' with { type: 'json' }
import statistics from '../../../../../web/src/i18n/vi/statistics.json' with { type: 'json' }
import steps from '../../../../../web/src/i18n/vi/steps.json' with { type: 'json' }
import terms from '../../../../../web/src/i18n/vi/terms.json' with { type: 'json' }
import transfer from '../../../../../web/src/i18n/vi/transfer.json' with { type: 'json' }
import ui from '../../../../../web/src/i18n/vi/ui.json' with { type: 'json' }

export const vietnamese = {
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
