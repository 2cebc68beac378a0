const evaluation = (name: string) => `src/features/evaluation/evaluation/${name}.tsx`
const resultsCard = (name: string) => `src/features/insight/results/${name}.tsx`
const homeCard = (name: string) => `src/features/insight/home/${name}.tsx`

/**
 * What pages ask for after their first picture, by name of a file each, since on a line where each question takes
 * 400 ms many files come late. What such parts share with a visit or with each other lies in a file of its own.
 */
export const laterParts = {
  /** Of every page of the application. */
  behind: [
    'src/shell/aids/Around.tsx',
    'src/kit/layouts/SavedStateLine.tsx',
    'src/shell/cache-on-device.ts',
    'src/shell/layouts/MenuCount.tsx',
    'src/shell/routing/back-closes.ts',
    'src/drafts/cipher.ts',
    'src/drafts/keep-drafts.ts',
    'src/offline/store-answers.ts',
    'src/outbox/device/device.ts',
    'src/outbox/device/merge.ts',
    'src/outbox/sending/engine.ts',
    'src/session/passkey-sign-in.ts',
  ],
  homeCards: [
    homeCard('OverdueCard'),
    homeCard('school/CommentsWaiting'),
    homeCard('school/OtherEvaluations'),
    homeCard('school/ReturnedCard'),
    homeCard('school/ReviewerCard'),
    homeCard('school/LineSteps'),
    homeCard('staff/WaitingLists'),
  ],
  homeFigures: [
    homeCard('school/LatestResults'),
    homeCard('staff/AllFigures'),
    homeCard('staff/SchoolsAround'),
    'src/kit/lines/NextStepCard.tsx',
  ],
  resultsCards: [
    resultsCard('DutiesOfLine'),
    resultsCard('ReviewerCard'),
    resultsCard('compare/AllLinesCard'),
    resultsCard('compare/CompareCard'),
    resultsCard('compare/SelfRatingCard'),
    resultsCard('figures/EvidenceCard'),
    resultsCard('figures/HeatMapCard'),
    resultsCard('figures/StagesCard'),
    resultsCard('plan/PlanCard'),
  ],
  statisticsCards: [
    'src/features/insight/statistics/AllFigures.tsx',
    'src/features/insight/statistics/Pictures.tsx',
    'src/features/insight/statistics/panel/Glance.tsx',
    'src/features/insight/statistics/panel/RegionFigures.tsx',
  ],
} as const satisfies Record<string, readonly string[]>

/**
 * What the page of an evaluation fetches behind itself: what stands on it a little later, what opens there
 * (`at-hand.ts`), and of this what the device can do without (`service-worker.ts`).
 */
const partsOfEvaluation = {
  shown: [
    evaluation('cases/CasesProposal'),
    evaluation('comfort/Comfort'),
    evaluation('domains/DomainNav'),
    evaluation('duties/DutiesCard'),
    evaluation('evidence/ShowingFiles'),
    evaluation('indicator/MoreTexts'),
    evaluation('raters/RatersCard'),
    evaluation('steps/ReadinessCard'),
    evaluation('steps/StepsCard'),
    evaluation('texts/CommentList'),
    evaluation('texts/MentionPicker'),
    evaluation('texts/NoteOf'),
    evaluation('ticking/TickedParts'),
  ],
  opened: [
    'src/kit/layouts/UnsentDialog.tsx',
    'src/kit/viewer/FileViewer.tsx',
    evaluation('evidence/AddFileDialog'),
    evaluation('evidence/UploadQueue'),
    evaluation('evidence/WaitingTile'),
    evaluation('indicator/AnswerConflict'),
    evaluation('indicator/NotApplicableReason'),
  ],
  copies: [
    'src/kit/layouts/UnsentCopy.tsx',
    'src/offline/lock/lock-keys.ts',
    'src/outbox/device/encrypted-copy.ts',
  ],
  secondStep: ['src/kit/sign-in/SecondStep.tsx'],
  optional: ['src/kit/actions/PasswordAgainDialog.tsx', evaluation('evidence/batch/BatchPage')],
}

/** Small parts that cards of several pages stand on, so that none fetches the page of an evaluation for them. */
const ofCards = ['src/i18n/newest-sheet.ts', 'src/kit/duties/DutyList.tsx', 'src/ui/text/Dated.tsx']

/** What opens first on any page: a menu, or a dialog. */
const overlays = ['src/ui/overlays/OpenDialog.tsx', 'src/ui/overlays/OpenMenu.tsx']

const { behind, homeCards, ...onlineParts } = laterParts

/** A file for each; it needs those before it at most. What the device holds for work offline comes first. */
export const lazyGroups: Readonly<Record<string, readonly string[]>> = {
  behind,
  overlays,
  ofCards,
  homeCards,
  ...partsOfEvaluation,
  ...onlineParts,
}
