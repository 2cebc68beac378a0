import evaluation from '../../../../../messages/id/evaluation.json' with { type: 'json' }
import evaluations from '../../../../../messages/id/evaluations.json' with { type: 'json' }
import evidence from '../../../../../messages/id/evidence.json' with { type: 'json' }
import figures from '../../../../../messages/id/figures.json' with { type: 'json' }
import home from '../../../../../messages/id/home.json' with { type: 'json' }
import instruments from '../../../../../messages/id/instruments.json' with { type: 'json' }
import plan from '../../../../../messages/id/plan.json' with { type: 'json' }
import reports from '../../../../../messages/id/reports.json' with { type: 'json' }
import results from '../../../../../messages/id/results.json' with { type: 'json' }
import schools from '../../../../../messages/id/schools.json' with { type: 'json' }
import scores from '../../../../../messages/id/scores.json' with { type: 'json' }
import shell from '../../../../../messages/id/shell.json' with { type: 'json' }
import statistics from '../../../../../messages/id/statistics.json' with { type: 'json' }
import steps from '../../../../../messages/id/steps.json' with { type: 'json' }
import terms from '../../../../../messages/id/terms.json' with { type: 'json' }
import transfer from '../../../../../messages/id/transfer.json' with { type: 'json' }
import ui from '../../../../../messages/id/ui.json' with { type: 'json' }
import { easyIndonesian as easy } from './easy/indonesian.ts'
import { stageTexts } from './stage-texts.ts'

export const indonesian = {
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
  stages: stageTexts.id,
  statistics,
  steps,
  terms,
  transfer,
  ui,
}
