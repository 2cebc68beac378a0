import evaluation from '../../../../../web/src/i18n/pt/evaluation.json' with { type: 'json' }
import evaluations from '../../../../../web/src/i18n/pt/evaluations.json' with { type: 'json' }
import evidence from '../../../../../web/src/i18n/pt/evidence.json' with { type: 'json' }
import figures from '../../../../../web/src/i18n/pt/figures.json' with { type: 'json' }
import home from '../../../../../web/src/i18n/pt/home.json' with { type: 'json' }
import instruments from '../../../../../web/src/i18n/pt/instruments.json' with { type: 'json' }
import plan from '../../../../../web/src/i18n/pt/plan.json' with { type: 'json' }
import reports from '../../../../../web/src/i18n/pt/reports.json' with { type: 'json' }
import results from '../../../../../web/src/i18n/pt/results.json' with { type: 'json' }
import schools from '../../../../../web/src/i18n/pt/schools.json' with { type: 'json' }
import scores from '../../../../../web/src/i18n/pt/scores.json' with { type: 'json' }
import shell from '../../../../../web/src/i18n/pt/shell.json' with { type: 'json' }
import statistics from '../../../../../web/src/i18n/pt/statistics.json' with { type: 'json' }
import steps from '../../../../../web/src/i18n/pt/steps.json' with { type: 'json' }
import terms from '../../../../../web/src/i18n/pt/terms.json' with { type: 'json' }
import transfer from '../../../../../web/src/i18n/pt/transfer.json' with { type: 'json' }
import ui from '../../../../../web/src/i18n/pt/ui.json' with { type: 'json' }

export const portuguese = {
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
