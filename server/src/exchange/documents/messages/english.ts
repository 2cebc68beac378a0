import evaluation from '../../../../../messages/en/evaluation.json' with { type: 'json' }
import evaluations from '../../../../../messages/en/evaluations.json' with { type: 'json' }
import evidence from '../../../../../messages/en/evidence.json' with { type: 'json' }
import figures from '../../../../../messages/en/figures.json' with { type: 'json' }
import home from '../../../../../messages/en/home.json' with { type: 'json' }
import instruments from '../../../../../messages/en/instruments.json' with { type: 'json' }
import plan from '../../../../../messages/en/plan.json' with { type: 'json' }
import reports from '../../../../../messages/en/reports.json' with { type: 'json' }
import results from '../../../../../messages/en/results.json' with { type: 'json' }
import schools from '../../../../../messages/en/schools.json' with { type: 'json' }
import scores from '../../../../../messages/en/scores.json' with { type: 'json' }
import shell from '../../../../../messages/en/shell.json' with { type: 'json' }
import statistics from '../../../../../messages/en/statistics.json' with { type: 'json' }
import steps from '../../../../../messages/en/steps.json' with { type: 'json' }
import terms from '../../../../../messages/en/terms.json' with { type: 'json' }
import transfer from '../../../../../messages/en/transfer.json' with { type: 'json' }
import ui from '../../../../../messages/en/ui.json' with { type: 'json' }
import { easyEnglish as easy } from './easy/english.ts'
import { stageTexts } from './stage-texts.ts'

export const english = {
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
  stages: stageTexts.en,
  statistics,
  steps,
  terms,
  transfer,
  ui,
}
