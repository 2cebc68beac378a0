import { useQueryClient } from '@tanstack/react-query'
import { can } from 'contract/access/permissions'
import { useEffect, useRef, useState } from 'react'
import { langOf } from '../../../../i18n/language-of-text.ts'
import { problemText } from '../../../../i18n/problem-text.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { useActor } from '../../../../session/use-session.ts'
import { showToast } from '../../../../ui/messages/toasts.ts'
import { DeleteText } from '../texts/DeleteText.tsx'
import { mayAnswer, placeOf } from '../where/place.ts'
import type { FormerProps } from './former-props.ts'
import { formerPartsQuery } from './queries.ts'
import { type FormerTextOf, removeFormerText } from './remove-former-text.ts'

type Props = FormerProps & {
  words: FormerTextOf
  code: string
  text: string | null
}

/** A text from before the move; it can be removed, since it may name a learner. */
export function FormerText({ ready, movedAt, words, code, text }: Props) {
  const { t } = useTranslation()
  const actor = useActor()
  const queryClient = useQueryClient()
  const [isRemoved, setRemoved] = useState(false)
  const inPlace = useRef<HTMLParagraphElement>(null)
  // The button that was pressed is gone, so the text takes the focus.
  useEffect(() => {
    if (isRemoved) inPlace.current?.focus()
  }, [isRemoved])
  const { detail } = ready
  const line = detail.line.id
  // Removing these texts removes their rows, so the list is read again only when this one is no longer shown.
  const isOfRound = words.kind === 'rating' || words.kind === 'agreement'
  useEffect(() => {
    if (!isRemoved || !isOfRound) return undefined
    return () => void queryClient.invalidateQueries(formerPartsQuery(line, movedAt))
  }, [isRemoved, isOfRound, queryClient, line, movedAt])
  const remove = async () => {
    try {
      await removeFormerText(line, words)
      setRemoved(true)
      if (!isOfRound) void queryClient.invalidateQueries(formerPartsQuery(line, movedAt))
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
      <blockquote lang={langOf(text)} className="typed-text">
        {text}
      </blockquote>
      {mayRemove && (
        <DeleteText
          label={t('moving.removeWords')}
          of={code}
          title={t('moving.removeWordsOf', { code })}
          onDelete={remove}
        >
          <p className="line-clamp-3 typed-text">{text}</p>
          <p>{t('moving.removeExplained')}</p>
        </DeleteText>
      )}
    </div>
  )
}
