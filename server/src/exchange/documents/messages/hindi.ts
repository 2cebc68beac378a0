import evaluation from '../../../../../messages/hi/evaluation.json' with { type: 'json' }
import evaluations from '../../../../../messages/hi/evaluations.json' with { type: 'json' }
import evidence from '../../../../../messages/hi/evidence.json' with { type: 'json' }
import figures from '../../../../../messages/hi/figures.json' with { type: 'json' }
import home from '../../../../../messages/hi/home.json' with { type: 'json' }
import instruments from '../../../../../messages/hi/instruments.json' with { type: 'json' }
import plan from '../../../../../messages/hi/plan.json' with { type: 'json' }
import reports from '../../../../../messages/hi/reports.json' with { type: 'json' }
import results from '../../../../../messages/hi/results.json' with { type: 'json' }
import schools from '../../../../../messages/hi/schools.json' with { type: 'json' }
import scores from '../../../../../messages/hi/scores.json' with { type: 'json' }
import shell from '../../../../../messages/hi/shell.json' with { type: 'json' }
import statistics from '../../../../../messages/hi/statistics.json' with { type: 'json' }
import steps from '../../../../../messages/hi/steps.json' with { type: 'json' }
import terms from '../../../../../messages/hi/terms.json' with { type: 'json' }
import transfer from '../../../../../messages/hi/transfer.json' with { type: 'json' }
import ui from '../../../../../messages/hi/ui.json' with { type: 'json' }
import { easyHindi as easy } from './easy/hindi.ts'
import { stageTexts } from './stage-texts.ts'

export const hindi = {
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
  stages: stageTexts.hi,
  statistics,
  steps,
  terms,
  transfer,
  ui,
}
