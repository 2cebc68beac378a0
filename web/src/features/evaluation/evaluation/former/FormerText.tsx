import { useQueryClient } from '@tanstack/react-query'
import { can } from 'contract/access/permissions'
import { editionMoveCalls } from 'contract/evaluation/edition-moves'
import { useEffect, useRef, useState } from 'react'
import { langOf } from '../../../../i18n/language-of-text.ts'
import { problemText } from '../../../../i18n/problem-text.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { ask } from '../../../../session/ask.ts'
import { useActor } from '../../../../session/use-session.ts'
import { showToast } from '../../../../ui/messages/toasts.ts'
import { DeleteText } from '../texts/DeleteText.tsx'
import { mayAnswer, placeOf } from '../where/place.ts'
import type { FormerProps } from './former-props.ts'
import { formerPartsQuery } from './queries.ts'

type Props = FormerProps & {
  kind: 'reason' | 'plan'
  id: number
  code: string
  text: string | null
}

/** What was written with an answer from before; it may name a learner, and then it can be removed. */
export function FormerText({ ready, movedAt, kind, id, code, text }: Props) {
  const { t } = useTranslation()
  const actor = useActor()
  const queryClient = useQueryClient()
  const [isRemoved, setRemoved] = useState(false)
  const inPlace = useRef<HTMLParagraphElement>(null)
  // the button that was pressed is gone
  useEffect(() => {
    if (isRemoved) inPlace.current?.focus()
  }, [isRemoved])
  const { detail } = ready
  const line = detail.line.id
  const remove = async () => {
    try {
      await (kind === 'reason'
        ? ask(editionMoveCalls.removeReason, { parameters: { id: line, answer: id } })
        : ask(editionMoveCalls.removePlan, { parameters: { id: line, duty: id } }))
      setRemoved(true)
      void queryClient.invalidateQueries(formerPartsQuery(line, movedAt))
    } catch (error) {
      showToast('error', problemText(t, error))
    }
  }
  if (isRemoved)
    return (
      <p ref={inPlace} tabIndex={-1} className="italic text-text2">
        {t('moving.wordsRemoved')}
      </p>
    )
  if (text === null) return null
  const mayRemove = mayAnswer(actor, detail) || can(actor, 'note.hide', placeOf(detail))
  return (
    <div className="grid justify-items-start gap-1">
      <blockquote lang={langOf(text)} className="whitespace-pre-line">
        {text}
      </blockquote>
      {mayRemove && (
        <DeleteText
          label={t('moving.removeWords')}
          of={code}
          title={t('moving.removeWordsOf', { code })}
          onDelete={remove}
        >
          <p className="line-clamp-3 whitespace-pre-line">{text}</p>
          <p>{t('moving.removeExplained')}</p>
        </DeleteText>
      )}
    </div>
  )
}
