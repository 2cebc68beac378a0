import evaluation from '../../../../../messages/vi/evaluation.json' with { type: 'json' }
import evaluations from '../../../../../messages/vi/evaluations.json' with { type: 'json' }
import evidence from '../../../../../messages/vi/evidence.json' with { type: 'json' }
import figures from '../../../../../messages/vi/figures.json' with { type: 'json' }
import home from '../../../../../messages/vi/home.json' with { type: 'json' }
import instruments from '../../../../../messages/vi/instruments.json' with { type: 'json' }
import plan from '../../../../../messages/vi/plan.json' with { type: 'json' }
import reports from '../../../../../messages/vi/reports.json' with { type: 'json' }
import results from '../../../../../messages/vi/results.json' with { type: 'json' }
import schools from '../../../../../messages/vi/schools.json' with { type: 'json' }
import scores from '../../../../../messages/vi/scores.json' with { type: 'json' }
import shell from '../../../../../messages/vi/shell.json' with { type: 'json' }
import statistics from '../../../../../messages/vi/statistics.json' with { type: 'json' }
import steps from '../../../../../messages/vi/steps.json' with { type: 'json' }
import terms from '../../../../../messages/vi/terms.json' with { type: 'json' }
import transfer from '../../../../../messages/vi/transfer.json' with { type: 'json' }
import ui from '../../../../../messages/vi/ui.json' with { type: 'json' }
import { easyVietnamese as easy } from './easy/vietnamese.ts'
import { stageTexts } from './stage-texts.ts'

export const vietnamese = {
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
  stages: stageTexts.vi,
  statistics,
  steps,
  terms,
  transfer,
  ui,
}
