import evaluation from '../../../../../web/src/i18n/es/evaluation.json' with { type: 'json' }
import evaluations from '../../../../../web/src/i18n/es/evaluations.json' with { type: 'json' }
import evidence from '../../../../../web/src/i18n/es/evidence.json' with { type: 'json' }
import figures from '../../../../../web/src/i18n/es/figures.json' with { type: 'json' }
import home from '../../../../../web/src/i18n/es/home.json' with { type: 'json' }
import instruments from '../../../../../web/src/i18n/es/instruments.json' with { type: 'json' }
import plan from '../../../../../web/src/i18n/es/plan.json' with { type: 'json' }
import reports from '../../../../../web/src/i18n/es/reports.json' with { type: 'json' }
import results from '../../../../../web/src/i18n/es/results.json' with { type: 'json' }
import schools from '../../../../../web/src/i18n/es/schools.json' with { type: 'json' }
import scores from '../../../../../web/src/i18n/es/scores.json' with { type: 'json' }
import shell from '../../../../../web/src/i18n/es/shell.json' with { type: 'json' }
import statistics from '../../../../../web/src/i18n/es/statistics.json' with { type: 'json' }
import steps from '../../../../../web/src/i18n/es/steps.json' with { type: 'json' }
import terms from '../../../../../web/src/i18n/es/terms.json' with { type: 'json' }
import transfer from '../../../../../web/src/i18n/es/transfer.json' with { type: 'json' }
import ui from '../../../../../web/src/i18n/es/ui.json' with { type: 'json' }

export const spanish = {
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
