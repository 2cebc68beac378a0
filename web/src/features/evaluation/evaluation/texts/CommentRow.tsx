import { useQueryClient } from '@tanstack/react-query'
import { can } from 'contract/access/permissions'
import { type Comment, commentCalls } from 'contract/evaluation/comments'
import { isWritable } from 'contract/evaluation/life-cycle'
import { useEffect, useRef, useState } from 'react'
import { draftOfComment } from '../../../../drafts/names.ts'
import { useHasDraft } from '../../../../drafts/use-has-drafts.ts'
import { formatDateTime } from '../../../../i18n/format-date.ts'
import { problemText } from '../../../../i18n/problem-text.ts'
import { readOwnTexts } from '../../../../i18n/read-language.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { WrittenAbout } from '../../../../kit/lines/WrittenAbout.tsx'
import { ask } from '../../../../session/ask.ts'
import { useActor } from '../../../../session/use-session.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { classes } from '../../../../ui/classes.ts'
import { Avatar } from '../../../../ui/figures/Avatar.tsx'
import { showToast } from '../../../../ui/messages/toasts.ts'
import { ConfirmDialog } from '../../../../ui/overlays/ConfirmDialog.tsx'
import { lazily } from '../../../../ui/waiting/lazily.tsx'
import type { EvaluationReady } from '../use-evaluation.ts'
import { placeOf } from '../where/place.ts'
import { CommentText } from './CommentText.tsx'
import { HideText } from './HideText.tsx'
import { idOfComment, isNamedInAddress } from './named-comment.ts'
import { refreshCounts } from './refresh-counts.ts'

const EditComment = lazily(async () => {
  const [part] = await Promise.all([import('./EditComment.tsx'), readOwnTexts('comments')])
  return part.EditComment
})

export function CommentRow({ ready, comment }: { ready: EvaluationReady; comment: Comment }) {
  const { t } = useTranslation()
  const actor = useActor()
  const queryClient = useQueryClient()
  const [isConfirming, setConfirming] = useState(false)
  const [isEditing, setEditing] = useState(false)
  const editButton = useRef<HTMLButtonElement>(null)
  const { detail } = ready
  const draftName = draftOfComment(detail.line.id, comment.id)
  const subject = { ...placeOf(detail), owner: comment.author.id }
  const isFrozen = !isWritable('words', detail.line.status)
  const mayChange = !isFrozen && !comment.hidden && can(actor, 'comment.change', subject)
  // A comment whose editing was interrupted by leaving the page is open again.
  const isEdited = (useHasDraft(draftName) && mayChange) || isEditing
  const refresh = () => {
    refreshCounts(queryClient)
    return queryClient.invalidateQueries({ queryKey: ['evaluations', detail.id] })
  }

  const act = async (work: () => Promise<unknown>, done?: string): Promise<boolean> => {
    try {
      await work()
      await refresh()
      if (done) showToast('success', done)
      return true
    } catch (error) {
      showToast('error', problemText(t, error))
      return false
    }
  }
  const change = (text: string, mentions: number[]) =>
    act(
      () =>
        ask(commentCalls.change, {
          parameters: { id: comment.id },
          body: { text, ...(mentions.length > 0 && { mentions }) },
          version: comment.version,
        }),
      t('evaluation.commentEdited'),
    )
  // Gives the focus back to the edit button when editing ends.
  const wasEdited = useRef(false)
  useEffect(() => {
    if (wasEdited.current && !isEdited) editButton.current?.focus()
    wasEdited.current = isEdited
  }, [isEdited])
  const resolve = () =>
    act(() =>
      ask(commentCalls.change, {
        parameters: { id: comment.id },
        body: { resolved: !comment.resolved },
        version: comment.version,
      }),
    )
  const hide = () =>
    act(
      () => ask(commentCalls.hide, { parameters: { id: comment.id }, version: comment.version }),
      t('evaluation.commentHidden'),
    )
  const remove = () =>
    act(
      () => ask(commentCalls.remove, { parameters: { id: comment.id }, version: comment.version }),
      t('evaluation.commentDeleted'),
    ).then(() => setConfirming(false))

  // A link to a comment scrolls to it, however late the comments are loaded.
  const row = useRef<HTMLLIElement>(null)
  const isNamed = isNamedInAddress(comment)
  useEffect(() => {
    if (!isNamed) return
    row.current?.scrollIntoView({ block: 'center' })
    row.current?.focus({ preventScroll: true })
  }, [isNamed])

  return (
    <li
      ref={row}
      id={idOfComment(comment)}
      tabIndex={-1}
      className={classes('flex gap-3 text-15', isNamed && 'rounded-control bg-primary-soft p-2')}
    >
      <Avatar name={comment.author.name} />
      <div className="min-w-0 flex-1">
        <p>
          <b className="font-strong">{comment.author.name}</b>{' '}
          <time dateTime={comment.created_at} className="text-14 text-text2">
            {formatDateTime(comment.created_at)}
          </time>
          {comment.edited_at !== null && !comment.hidden && (
            <span title={formatDateTime(comment.edited_at)} className="text-14 text-text2">
              {' '}
              · {t('evaluation.isEdited')}
            </span>
          )}
        </p>
        <WrittenAbout code={comment.former_code} />
        {isEdited ? (
          <EditComment
            comment={comment}
            draftName={draftName}
            save={change}
            onEnd={() => setEditing(false)}
          />
        ) : comment.hidden ? (
          <p className="italic text-text2">{t('evaluation.hiddenWords')}</p>
        ) : (
          <CommentText
            line={detail.line.id}
            text={comment.text}
            mayMention={can(actor, 'comment.add', subject)}
          />
        )}
        <div hidden={isEdited} className="-ms-2 flex flex-wrap items-center gap-1">
          {comment.resolved && (
            <span className="px-2 text-14 font-medium text-valid">{t('evaluation.resolved')}</span>
          )}
          {!isFrozen && can(actor, 'comment.resolve', subject) && (
            <Button kind="quiet" size="compact" onPress={() => void resolve()}>
              {comment.resolved ? t('evaluation.reopen') : t('evaluation.resolve')}
            </Button>
          )}
          {mayChange && (
            <Button
              ref={editButton}
              kind="quiet"
              size="compact"
              aria-label={t('evaluation.editCommentOf', { time: formatDateTime(comment.created_at) })}
              onPress={() => setEditing(true)}
            >
              {t('evaluation.editShort')}
            </Button>
          )}
          {!comment.hidden && can(actor, 'comment.hide', subject) && (
            <HideText author={comment.author.name} hide={hide} />
          )}
          {!isFrozen && can(actor, 'comment.delete', subject) && (
            <Button
              kind="quiet"
              size="compact"
              aria-label={t('evaluation.deleteCommentOf', { name: comment.author.name })}
              onPress={() => setConfirming(true)}
            >
              {t('evaluation.deleteShort')}
            </Button>
          )}
        </div>
        <ConfirmDialog
          isOpen={isConfirming}
          onClose={() => setConfirming(false)}
          title={t('evaluation.deleteCommentOf', { name: comment.author.name })}
          confirm={t('evaluation.deleteComment')}
          onConfirm={() => void remove()}
        >
          <p className="typed-text line-clamp-3">{comment.text}</p>
        </ConfirmDialog>
      </div>
    </li>
  )
}
