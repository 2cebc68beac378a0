import { limits } from 'contract/platform/limits'
import { MessageSquareWarning, ThumbsUp } from 'lucide'
import { useState } from 'react'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { TextArea } from '../../../../ui/fields/TextArea.tsx'
import { judge, judgementOn, type ReviewTarget, useReviewDraft } from './review-draft.ts'

type Props = { line: number; target: ReviewTarget; name: string }

/** A reviewer agrees with one thing, or says what should change in it. Kept on the device until the review is sent. */
export function ReviewBox({ line, target, name }: Props) {
  const { t } = useTranslation()
  const size = target.indicator === undefined ? 'compact' : 'comfortable'
  const judgement = judgementOn(useReviewDraft(line), target)
  const [isConfirming, setConfirming] = useState(false)
  const isOpen = isConfirming || (judgement !== undefined && !judgement.agreed)
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        <Button
          size={size}
          icon={ThumbsUp}
          kind={judgement?.agreed ? 'primary' : 'secondary'}
          aria-label={judgement?.agreed ? `${t('review.agreed')}: ${name}` : t('review.agreeWith', { name })}
          aria-pressed={judgement?.agreed ?? false}
          onPress={() => {
            setConfirming(false)
            judge(line, target, !judgement?.agreed, '')
          }}
        >
          {judgement?.agreed ? t('review.agreed') : t('review.agree')}
        </Button>
        <Button
          size={size}
          icon={MessageSquareWarning}
          aria-label={isOpen ? `${t('review.askNot')}: ${name}` : t('review.askAbout', { name })}
          aria-expanded={isOpen}
          onPress={() => {
            if (judgement?.agreed) judge(line, target, false, '')
            setConfirming(!isOpen)
            if (isOpen) judge(line, target, false, '')
          }}
        >
          {isOpen ? t('review.askNot') : t('review.ask')}
        </Button>
      </div>
      {isOpen && (
        <TextArea
          label={t('review.reason')}
          hint={t('review.reasonHint')}
          rows={2}
          limit={limits.text}
          value={judgement?.text ?? ''}
          onChange={(text) => judge(line, target, false, text)}
          autoFocus={isConfirming}
        />
      )}
    </div>
  )
}
