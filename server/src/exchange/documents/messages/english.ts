import evaluation from '../../../../../web/src/i18n/en/evaluation.json' with { type: 'json' }
import evaluations from '../../../../../web/src/i18n/en/evaluations.json' with { type: 'json' }
import evidence from '../../../../../web/src/i18n/en/evidence.json' with { type: 'json' }
import figures from '../../../../../web/src/i18n/en/figures.json' with { type: 'json' }
import home from '../../../../../web/src/i18n/en/home.json' with { type: 'json' }
import instruments from '../../../../../web/src/i18n/en/instruments.json' with { type: 'json' }
import plan from '../../../../../web/src/i18n/en/plan.json' with { type: 'json' }
import reports from '../../../../../web/src/i18n/en/reports.json' with { type: 'json' }
import results from '../../../../../web/src/i18n/en/results.json' with { type: 'json' }
import schools from '../../../../../web/src/i18n/en/schools.json' with { type: 'json' }
import scores from '../../../../../web/src/i18n/en/scores.json' with { type: 'json' }
import shell from '../../../../../web/src/i18n/en/shell.json' with { type: 'json' }
import statistics from '../../../../../web/src/i18n/en/statistics.json' with { type: 'json' }
import steps from '../../../../../web/src/i18n/en/steps.json' with { type: 'json' }
import terms from '../../../../../web/src/i18n/en/terms.json' with { type: 'json' }
import transfer from '../../../../../web/src/i18n/en/transfer.json' with { type: 'json' }
import ui from '../../../../../web/src/i18n/en/ui.json' with { type: 'json' }

export const english = {
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
