import { limits } from 'contract/platform/limits'
import { MessageSquareWarning, ThumbsUp } from 'lucide'
import { useState } from 'react'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { TextArea } from '../../../../ui/fields/TextArea.tsx'
import type { ReviewTarget } from './review-draft.ts'
import { agreeWithFolder, useReview, write } from './use-review.ts'

type Props = { line: number; target: ReviewTarget; name: string }

export function ReviewBox({ line, target, name }: Props) {
  const { t } = useTranslation()
  const judgement = useReview(line).on(target)
  const [isWriting, setWriting] = useState(false)
  const isOpen = isWriting || (judgement !== undefined && !judgement.agreed)
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        <Button
          size="compact"
          icon={ThumbsUp}
          kind={judgement?.agreed ? 'primary' : 'secondary'}
          aria-label={judgement?.agreed ? `${t('review.agreed')}: ${name}` : t('review.agreeWith', { name })}
          aria-pressed={judgement?.agreed ?? false}
          onPress={() => {
            setWriting(false)
            agreeWithFolder(line, target, !judgement?.agreed)
          }}
        >
          {judgement?.agreed ? t('review.agreed') : t('review.agree')}
        </Button>
        <Button
          size="compact"
          icon={MessageSquareWarning}
          aria-label={isOpen ? `${t('review.askNot')}: ${name}` : t('review.askAbout', { name })}
          aria-expanded={isOpen}
          onPress={() => {
            if (judgement) agreeWithFolder(line, target, false)
            setWriting(!isOpen)
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
          onChange={(text) => write(line, target, text)}
          autoFocus={isWriting}
        />
      )}
    </div>
  )
}
