import evaluation from '../../../../../messages/pt/evaluation.json' with { type: 'json' }
import evaluations from '../../../../../messages/pt/evaluations.json' with { type: 'json' }
import evidence from '../../../../../messages/pt/evidence.json' with { type: 'json' }
import figures from '../../../../../messages/pt/figures.json' with { type: 'json' }
import home from '../../../../../messages/pt/home.json' with { type: 'json' }
import instruments from '../../../../../messages/pt/instruments.json' with { type: 'json' }
import plan from '../../../../../messages/pt/plan.json' with { type: 'json' }
import reports from '../../../../../messages/pt/reports.json' with { type: 'json' }
import results from '../../../../../messages/pt/results.json' with { type: 'json' }
import schools from '../../../../../messages/pt/schools.json' with { type: 'json' }
import scores from '../../../../../messages/pt/scores.json' with { type: 'json' }
import shell from '../../../../../messages/pt/shell.json' with { type: 'json' }
import statistics from '../../../../../messages/pt/statistics.json' with { type: 'json' }
import steps from '../../../../../messages/pt/steps.json' with { type: 'json' }
import terms from '../../../../../messages/pt/terms.json' with { type: 'json' }
import transfer from '../../../../../messages/pt/transfer.json' with { type: 'json' }
import ui from '../../../../../messages/pt/ui.json' with { type: 'json' }
import { easyPortuguese as easy } from './easy/portuguese.ts'
import { stageTexts } from './stage-texts.ts'

export const portuguese = {
  easy,
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
  stages: stageTexts.pt,
  statistics,
  steps,
  terms,
  transfer,
  ui,
}
