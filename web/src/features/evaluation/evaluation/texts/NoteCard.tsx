import { can } from 'contract/access/permissions'
import { isOfSchool, isStaff } from 'contract/access/roles'
import { isWritableBy } from 'contract/evaluation/life-cycle'
import type { Indicator } from 'contract/instrument/instruments'
import { limits } from 'contract/platform/limits'
import { Check, StickyNote } from 'lucide'
import { useEffect, useRef } from 'react'
import { DraftNotice } from '../../../../drafts/DraftNotice.tsx'
import { draftsOfIndicator } from '../../../../drafts/names.ts'
import { useDraftedText } from '../../../../drafts/use-drafted-text.ts'
import { langOf } from '../../../../i18n/language-of-text.ts'
import { codeText } from '../../../../i18n/problem-text.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { TextConflict } from '../../../../kit/forms/TextConflict.tsx'
import { NotesByVoice } from '../../../../kit/lines/NotesByVoice.tsx'
import { drop, store } from '../../../../outbox/outbox.ts'
import { useActor } from '../../../../session/use-session.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { Card } from '../../../../ui/cards/Card.tsx'
import { TextArea } from '../../../../ui/fields/TextArea.tsx'
import { Icon } from '../../../../ui/Icon.tsx'
import { showToast } from '../../../../ui/messages/toasts.ts'
import { lazily } from '../../../../ui/waiting/lazily.tsx'
import type { EvaluationReady } from '../use-evaluation.ts'
import { placeOf } from '../where/place.ts'
import { DeleteText } from './DeleteText.tsx'

const NoteOf = lazily(
  async () => (await import('./NoteOf.tsx')).NoteOf,
  ({ note }) => (
    <p className="mt-3 border-s-2 border-border ps-3 pb-8 text-15 typed-text">{!note.hidden && note.text}</p>
  ),
)

/** Milliseconds without a key before a note is put into the outbox; leaving the field does it at once. */
const pause = 600

type Props = {
  ready: EvaluationReady
  indicator: Indicator
  /** The school's notes are shown elsewhere on the page. */
  isOfStaffOnly?: boolean
}

/** The own note, saved by itself, and those of the other evaluators to read. */
export function NoteCard({ ready, indicator, isOfStaffOnly = false }: Props) {
  const { t } = useTranslation()
  const actor = useActor()
  const { detail, now } = ready
  const { line } = detail
  const notes = line.notes.filter((note) => note.indicator === indicator.id)
  // A note that was written in an earlier edition stays unchanged beside a new one.
  const own = notes.find(
    ({ author, hidden, former_code }) => author.id === actor.id && !hidden && !former_code,
  )
  const waiting = now.noteWaiting(indicator.id)
  const known = waiting?.work.text ?? own?.text ?? ''
  const mayWrite = can(actor, 'note.add', placeOf(detail)) && isWritableBy(actor.role, 'words', line.status)

  const drafted = useDraftedText(mayWrite ? `${draftsOfIndicator(line.id, indicator.id)}note` : null, known)
  const { text, setText, isDirty, isContested, draft } = drafted

  const save = () => {
    if (!isDirty || isContested || [...text].length > limits.note) return
    drafted.handOver()
    store(line.id, {
      kind: 'note',
      indicator: indicator.id,
      text,
      note: own?.id ?? waiting?.work.note ?? null,
      version: own?.version ?? waiting?.work.version ?? null,
    })
    // The page may be left before the saved note is rendered, so the draft is cleared here.
    draft.clear()
  }

  const remove = async () => {
    if (!own) return
    store(line.id, {
      kind: 'note',
      indicator: indicator.id,
      text: '',
      note: own.id,
      version: own.version,
    })
    showToast('success', t('evaluation.noteDeleted'))
  }

  const saveNow = useRef(save)
  useEffect(() => {
    saveNow.current = save
  })
  // Each key restarts the timer.
  useEffect(() => {
    if (text === known || isContested) return
    const timer = setTimeout(() => saveNow.current(), pause)
    return () => clearTimeout(timer)
  }, [text, known, isContested])

  const title = t(mayWrite || waiting ? 'evaluation.yourNote' : 'evaluation.notes')
  return (
    <Card
      id="note"
      isCompact
      title={title}
      aside={
        !isDirty && !waiting && own && text !== '' ? (
          <span className="-my-2.5 -me-2 flex items-center gap-1.5 text-14 font-medium text-valid">
            <Icon of={Check} size="small" />
            {t('evaluation.noteSaved')}
            {mayWrite && (
              <DeleteText
                variant="icon"
                label={t('evaluation.deleteNote')}
                of={indicator.code}
                title={t('evaluation.deleteNoteOf', { code: indicator.code })}
                onDelete={remove}
              >
                <p className="line-clamp-3 typed-text">{own.text}</p>
              </DeleteText>
            )}
          </span>
        ) : (
          <Icon of={StickyNote} className="text-text2" />
        )
      }
    >
      {mayWrite && (
        <TextArea
          label={t('evaluation.noteFor', { code: indicator.code })}
          isLabelHidden
          hint={isStaff(actor) ? t('evaluation.staffNoteHint') : t('evaluation.noNames')}
          rows={2}
          {...(text !== '' && { limit: limits.note })}
          value={text}
          onChange={setText}
          onBlur={save}
          {...(waiting?.problem && { problem: codeText(t, waiting.problem.code) })}
        />
      )}
      <DraftNotice draft={draft} of={t('evaluation.yourNote')} />
      <TextConflict label={t('evaluation.yourNote')} saved={known} drafted={drafted} />
      {waiting && !mayWrite && (
        <>
          <p lang={langOf(waiting.work.text)} className="typed-text text-15">
            {waiting.work.text}
          </p>
          {waiting.problem && <p className="text-14 text-danger">{codeText(t, waiting.problem.code)}</p>}
        </>
      )}
      {waiting && waiting.state !== 'waiting' && (
        <Button
          onPress={() => {
            drop(waiting.id)
            setText(own?.text ?? '')
          }}
        >
          {t('evaluation.discard')}
        </Button>
      )}
      <NotesByVoice
        notes={notes.filter(
          (note) => !(isOfStaffOnly && isOfSchool(note)) && (note.id !== own?.id || !mayWrite),
        )}
      >
        {(note) => <NoteOf ready={ready} note={note} />}
      </NotesByVoice>
      {notes.length === 0 && !mayWrite && <p className="text-15 text-text2">{t('evaluation.noNote')}</p>}
    </Card>
  )
}
