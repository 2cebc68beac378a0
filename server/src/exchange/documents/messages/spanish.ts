import evaluation from '../../../../../messages/es/evaluation.json' with { type: 'json' }
import evaluations from '../../../../../messages/es/evaluations.json' with { type: 'json' }
import evidence from '../../../../../messages/es/evidence.json' with { type: 'json' }
import figures from '../../../../../messages/es/figures.json' with { type: 'json' }
import home from '../../../../../messages/es/home.json' with { type: 'json' }
import instruments from '../../../../../messages/es/instruments.json' with { type: 'json' }
import plan from '../../../../../messages/es/plan.json' with { type: 'json' }
import reports from '../../../../../messages/es/reports.json' with { type: 'json' }
import results from '../../../../../messages/es/results.json' with { type: 'json' }
import schools from '../../../../../messages/es/schools.json' with { type: 'json' }
import scores from '../../../../../messages/es/scores.json' with { type: 'json' }
import shell from '../../../../../messages/es/shell.json' with { type: 'json' }
import statistics from '../../../../../messages/es/statistics.json' with { type: 'json' }
import steps from '../../../../../messages/es/steps.json' with { type: 'json' }
import terms from '../../../../../messages/es/terms.json' with { type: 'json' }
import transfer from '../../../../../messages/es/transfer.json' with { type: 'json' }
import ui from '../../../../../messages/es/ui.json' with { type: 'json' }
import { easySpanish as easy } from './easy/spanish.ts'
import { stageTexts } from './stage-texts.ts'

export const spanish = {
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
  stages: stageTexts.es,
  statistics,
  steps,
  terms,
  transfer,
  ui,
}
