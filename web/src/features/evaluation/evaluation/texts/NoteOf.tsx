import { useQueryClient } from '@tanstack/react-query'
import { can } from 'contract/access/permissions'
import { isOfSchool } from 'contract/access/roles'
import { isWritableBy } from 'contract/evaluation/life-cycle'
import { type Note, noteCalls } from 'contract/evaluation/notes'
import { langOf } from '../../../../i18n/language-of-text.ts'
import { problemText } from '../../../../i18n/problem-text.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { WrittenAbout } from '../../../../kit/lines/WrittenAbout.tsx'
import { ask } from '../../../../session/ask.ts'
import { useActor } from '../../../../session/use-session.ts'
import { showToast } from '../../../../ui/messages/toasts.ts'
import type { EvaluationReady } from '../use-evaluation.ts'
import { placeOf } from '../where/place.ts'
import { DeleteText } from './DeleteText.tsx'
import { HideText } from './HideText.tsx'

export function NoteOf({ ready, note }: { ready: EvaluationReady; note: Note }) {
  const { t } = useTranslation()
  const actor = useActor()
  const queryClient = useQueryClient()
  const { detail } = ready
  const end = async (call: typeof noteCalls.hide | typeof noteCalls.remove, done: string) => {
    try {
      await ask(call, { parameters: { id: note.id }, version: note.version })
      await queryClient.invalidateQueries({ queryKey: ['evaluations', detail.id] })
      showToast('success', done)
    } catch (error) {
      showToast('error', problemText(t, error))
    }
  }
  const hide = () => end(noteCalls.hide, t('evaluation.noteHidden'))
  const code = note.former_code
  // The own note on this question has its field in the card.
  const isOwn = code && note.author.id === actor.id && isWritableBy(actor.role, 'words', detail.line.status)
  return (
    <figure className="mt-3 border-s-2 border-border ps-3 text-15">
      <WrittenAbout code={note.former_code} />
      {note.hidden ? (
        <p className="italic text-text2">{t('evaluation.hiddenWords')}</p>
      ) : (
        <blockquote lang={langOf(note.text)} className="typed-text">
          {note.text}
        </blockquote>
      )}
      <figcaption className="flex items-center gap-1 text-14 text-text2">
        {note.author.name}
        {!isOfSchool(note) && `, ${t(`terms.role.${note.author.role}`)}`}
        {!note.hidden && isOwn && (
          <DeleteText
            label={t('evaluation.deleteNote')}
            of={code}
            title={t('evaluation.deleteNoteOf', { code })}
            onDelete={() => end(noteCalls.remove, t('evaluation.noteDeleted'))}
          >
            <p className="line-clamp-3 typed-text">{note.text}</p>
          </DeleteText>
        )}
        {!note.hidden && can(actor, 'note.hide', placeOf(detail)) && (
          <HideText author={note.author.name} hide={hide} />
        )}
      </figcaption>
    </figure>
  )
}
