import evaluation from '../../../../../web/src/i18n/hi/evaluation.json' with { type: 'json' }
import evaluations from '../../../../../web/src/i18n/hi/evaluations.json' with { type: 'json' }
import evidence from '../../../../../web/src/i18n/hi/evidence.json' with { type: 'json' }
import figures from '../../../../../web/src/i18n/hi/figures.json' with { type: 'json' }
import home from '../../../../../web/src/i18n/hi/home.json' with { type: 'json' }
import instruments from '../../../../../web/src/i18n/hi/instruments.json' with { type: 'json' }
import plan from '../../../../../web/src/i18n/hi/plan.json' with { type: 'json' }
import reports from '../../../../../web/src/i18n/hi/reports.json' with { type: 'json' }
import results from '../../../../../web/src/i18n/hi/results.json' with { type: 'json' }
import schools from '../../../../../web/src/i18n/hi/schools.json' with { type: 'json' }
import scores from '../../../../../web/src/i18n/hi/scores.json' with { type: 'json' }
import shell from '../../../../../web/src/i18n/hi/shell.json' with { type: 'json' }
import statistics from '../../../../../web/src/i18n/hi/statistics.json' with { type: 'json' }
import steps from '../../../../../web/src/i18n/hi/steps.json' with { type: 'json' }
import terms from '../../../../../web/src/i18n/hi/terms.json' with { type: 'json' }
import transfer from '../../../../../web/src/i18n/hi/transfer.json' with { type: 'json' }
import ui from '../../../../../web/src/i18n/hi/ui.json' with { type: 'json' }

export const hindi = {
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
