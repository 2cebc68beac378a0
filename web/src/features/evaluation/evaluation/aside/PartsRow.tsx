import { stageNumbers } from 'contract/evaluation/scores/stages'
import { limits } from 'contract/platform/limits'
import { Check } from 'lucide'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { useActor } from '../../../../session/use-session.ts'
import { buttonStyle } from '../../../../ui/buttons/button-style.ts'
import { PlainButton } from '../../../../ui/buttons/PlainButton.tsx'
import { Icon } from '../../../../ui/Icon.tsx'
import { missingIn } from '../evidence/MissingFiles.tsx'
import { leadTo } from '../indicator/page-keys.ts'
import type { EvaluationReady, PlacedIndicator } from '../use-evaluation.ts'

const wanted = stageNumbers.length * (limits.photosPerCell + limits.documentsPerCell)

/** On a phone: one row that leads to the note, the files and the comments below, with what is there already. */
export function PartsRow({ ready, current }: { ready: EvaluationReady; current: PlacedIndicator }) {
  const { t } = useTranslation()
  const actor = useActor()
  const { indicator, category } = current
  const { line } = ready.detail
  const isHere = (text: { indicator: number | null }) => text.indicator === indicator.id
  const hasNote = line.notes.some((note) => isHere(note) && note.author.id === actor.id)
  const lacks = stageNumbers.map((stage) => missingIn(line.files, category, stage))
  const have = wanted - lacks.reduce((sum, { photos, documents }) => sum + photos + documents, 0)
  const comments = line.comments.filter(isHere).length + ready.now.commentsWaiting(indicator.id).length
  const parts = [
    {
      key: '/',
      name: t('shell.saved.aNote'),
      mark: hasNote && <Icon of={Check} size="small" />,
    },
    { key: 'p', name: t('evaluation.filesHere'), mark: `${have}/${wanted}` },
    { key: 'm', name: t('evaluation.comments'), mark: comments },
  ]
  return (
    <div className="mt-2.5 flex flex-wrap gap-2 wide:hidden print:hidden">
      {parts.map(({ key, name, mark }) => (
        <PlainButton
          key={key}
          onPress={() => leadTo(key)}
          className={`${buttonStyle({})} flex-auto gap-1.5! px-2! text-14!`}
        >
          {name} <span className="tabular-nums">{mark}</span>
        </PlainButton>
      ))}
    </div>
  )
}
