import { isOfSchool } from 'contract/access/roles'
import type { Indicator } from 'contract/instrument/instruments'
import { StickyNote } from 'lucide'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Card } from '../../../../ui/cards/Card.tsx'
import { Badge } from '../../../../ui/figures/Badge.tsx'
import { Icon } from '../../../../ui/Icon.tsx'
import { NoteOf } from '../texts/NoteOf.tsx'
import type { EvaluationReady } from '../use-evaluation.ts'

type Props = { ready: EvaluationReady; indicator: Indicator; isNew: boolean }

export function SchoolNotes({ ready, indicator, isNew }: Props) {
  const { t } = useTranslation()
  const notes = ready.detail.line.notes.filter((note) => note.indicator === indicator.id && isOfSchool(note))
  return (
    <Card
      isCompact
      title={t('evaluation.schoolNotes')}
      aside={
        isNew ? (
          <Badge tone="blue" icon={StickyNote}>
            {t('review.new')}
          </Badge>
        ) : (
          <Icon of={StickyNote} className="text-text2" />
        )
      }
    >
      <div className="-mt-3">
        {notes.map((note) => (
          <NoteOf key={note.id} ready={ready} note={note} />
        ))}
        {notes.length === 0 && <p className="pt-3 text-15 text-text2">{t('evaluation.noNote')}</p>}
      </div>
    </Card>
  )
}
