import type { Category, Indicator } from 'contract/instrument/instruments'
import { Link2 } from 'lucide'
import { useState } from 'react'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { useActor } from '../../../../session/use-session.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { classes } from '../../../../ui/classes.ts'
import type { EvaluationReady } from '../use-evaluation.ts'
import { mayAnswer } from '../where/place.ts'
import { ShowingDialog } from './ShowingDialog.tsx'

type Props = { ready: EvaluationReady; category: Category; indicator: Indicator }

export function ShowingFiles({ ready, category, indicator }: Props) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const isWritable = mayAnswer(useActor(), ready.detail)
  const answer = ready.now.answers.get(indicator.id)
  const count = answer?.files.length ?? 0
  if (!isWritable && count === 0) return null
  return (
    <div
      className={classes(
        'grid grid-cols-[minmax(0,1fr)] gap-1 border-t border-border px-3.5 py-2 text-14 lowbar:py-1',
        !answer && 'lowbar:sr-only',
      )}
    >
      <p className={classes('text-text2', count === 0 && 'lowbar:sr-only')}>
        {answer ? t('showing.count', { count }) : t('showing.noAnswer')}{' '}
        {answer && <span className="lowbar:sr-only">{t('showing.hint')}</span>}
      </p>
      {isWritable && answer && (
        <div className="[&>button]:whitespace-normal">
          <Button size="compact" icon={Link2} onPress={() => setOpen(true)}>
            {t('showing.open')}
          </Button>
          <ShowingDialog
            key={indicator.id}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
            ready={ready}
            category={category}
            indicator={indicator}
            answer={answer}
          />
        </div>
      )}
    </div>
  )
}
