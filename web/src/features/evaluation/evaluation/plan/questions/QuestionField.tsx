import { limits } from 'contract/platform/limits'
import { Circle, CircleCheck } from 'lucide'
import { useEffect } from 'react'
import { DraftNotice } from '../../../../../drafts/DraftNotice.tsx'
import { langOf } from '../../../../../i18n/language-of-text.ts'
import { useTranslation } from '../../../../../i18n/translation.tsx'
import { ConflictNotice } from '../../../../../kit/forms/ConflictNotice.tsx'
import { Button } from '../../../../../ui/buttons/Button.tsx'
import { Disclosure } from '../../../../../ui/cards/Disclosure.tsx'
import { TextArea } from '../../../../../ui/fields/TextArea.tsx'
import { Icon } from '../../../../../ui/Icon.tsx'
import { Banner } from '../../../../../ui/messages/Banner.tsx'
import { DeleteText } from '../../texts/DeleteText.tsx'
import type { Planning } from '../planning.ts'
import { AnswerState } from './AnswerState.tsx'
import { useAnswer } from './use-answer.ts'

type Props = {
  planning: Planning
  number: number
  isOpenAtFirst: boolean
  onUnsent: (number: number, isUnsent: boolean) => void
}

export function QuestionField({ planning, number, isOpenAtFirst, onUnsent }: Props) {
  const { t } = useTranslation()
  const { plan, ready, texts } = planning
  const answer = useAnswer(ready.detail.id, plan, number)
  const { title = '', question = '' } = texts.questions[number - 1] ?? {}
  const isUnsent = answer.state !== 'saved'
  useEffect(() => onUnsent(number, isUnsent), [onUnsent, number, isUnsent])
  const isAnswered = answer.text.trim() !== ''

  return (
    <Disclosure
      title={`${number}. ${title}`}
      isOpenAtFirst={isOpenAtFirst || isUnsent}
      aside={
        <span
          className={`inline-flex items-center gap-1.5 text-14 ${isAnswered ? 'text-valid' : 'text-text2'}`}
        >
          <Icon of={isAnswered ? CircleCheck : Circle} size="small" />
          {isAnswered ? t('plan.answered') : t('plan.notAnswered')}
        </span>
      }
    >
      <div className="grid gap-3">
        {!plan.editable ? (
          <>
            <p className="text-15 text-text2">{question}</p>
            <p className="typed-text">{answer.saved?.answer ?? t('plan.noAnswer')}</p>
            {isUnsent && (
              <Banner
                tone="warn"
                title={t('plan.draftKept')}
                action={<Button onPress={answer.discard}>{t('plan.discard')}</Button>}
              >
                <p lang={langOf(answer.text)} className="typed-text">
                  {answer.text}
                </p>
              </Banner>
            )}
          </>
        ) : (
          <>
            {answer.state === 'conflict' && (
              <ConflictNotice
                differences={[{ label: title, theirs: answer.theirs?.answer ?? '–', mine: answer.text }]}
                onTheirs={answer.takeTheirs}
                onMine={answer.keepMine}
                isPending={false}
              />
            )}
            <TextArea
              label={question}
              rows={3}
              limit={limits.text}
              value={answer.text}
              onChange={answer.type}
              onBlur={answer.leave}
              hint={<AnswerState answer={answer} />}
              {...(answer.problem && { problem: answer.problem })}
            />
            <DraftNotice draft={answer.draft} of={title} />
            <div className="-ms-2 min-h-9 print:hidden">
              {answer.saved && answer.state === 'saved' && (
                <DeleteText
                  label={t('plan.deleteAnswer')}
                  of={title}
                  title={t('plan.deleteAnswerOf', { title })}
                  onDelete={answer.remove}
                >
                  <p className="line-clamp-3 typed-text">{answer.saved.answer}</p>
                </DeleteText>
              )}
            </div>
            {answer.state === 'refused' && answer.problem && (
              <div className="flex flex-wrap gap-2">
                <Button size="compact" onPress={answer.tryAgain}>
                  {t('ui.retry')}
                </Button>
              </div>
            )}
          </>
        )}
      </div>
    </Disclosure>
  )
}
