import { useQueryClient } from '@tanstack/react-query'
import { type RatingRound, ratingRoundCalls } from 'contract/evaluation/rating-rounds'
import { mayNotApply } from 'contract/evaluation/results'
import type { Indicator, Option } from 'contract/instrument/instruments'
import { limits } from 'contract/platform/limits'
import { type FormEvent, useState } from 'react'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { useAction } from '../../../../kit/actions/use-action.ts'
import { ask } from '../../../../session/ask.ts'
import { useOnline } from '../../../../session/use-online.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { Select } from '../../../../ui/choices/Select.tsx'
import { TextArea } from '../../../../ui/fields/TextArea.tsx'
import { Banner } from '../../../../ui/messages/Banner.tsx'
import { optionsFor, ruleOf } from '../indicator/rules.ts'
import { changeRound } from './rounds.ts'

type Props = {
  indicator: Indicator
  /** Options of both scales. */
  options: readonly Option[]
  round: RatingRound
  line: number
  before: RatingRound['agreed'][number] | null
  onDone: () => void
}

/** The letter on which the two raters agree, with a reason; it becomes the line's answer at once. */
export function AgreeForm({ indicator, options, round, line, before, onDone }: Props) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const isOnline = useOnline()
  const [option, setOption] = useState<number | null>(before?.option ?? null)
  const [reason, setReason] = useState(before?.reason ?? '')
  const [isTried, setTried] = useState(false)
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['evaluations'] })
  const { run, problem, isPending } = useAction({ refresh })
  const fitting = optionsFor(indicator, options).filter(({ code }) => code !== 'NA' || mayNotApply(indicator))

  const agree = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (option === null || reason.trim() === '' || [...reason.trim()].length > limits.text) return
    const isDone = await run(async () => {
      const parameters = { id: round.id }
      const body = { indicator: indicator.id, option, reason: reason.trim() }
      const now = await ask(ratingRoundCalls.agree, { parameters, body })
      changeRound(queryClient, { line, id: now.id }, () => now)
    }, t('raters.agreedToast'))
    if (isDone) onDone()
  }
  return (
    <form noValidate onSubmit={(event) => void agree(event)} className="mt-3 grid gap-3">
      <Select
        label={t('raters.agreedLetter', { code: indicator.code })}
        choices={fitting.map((each) => ({
          id: each.id,
          label: [each.stage === null ? each.label : `${each.code} · ${each.label}`, ruleOf(t, each)]
            .filter(Boolean)
            .join(' · '),
        }))}
        value={option}
        onChange={setOption}
        {...(isTried && option === null && { problem: t('problems.required') })}
      />
      <TextArea
        label={t('raters.reason')}
        hint={t('evaluation.noNames')}
        rows={2}
        limit={limits.text}
        value={reason}
        onChange={setReason}
        {...(isTried && reason.trim() === '' && { problem: t('problems.required') })}
      />
      {problem && <Banner tone="danger">{problem}</Banner>}
      {!isOnline && <p className="text-14 text-text2">{t('raters.needsConnection')}</p>}
      <div>
        <Button type="submit" kind="primary" isPending={isPending} isDisabled={!isOnline}>
          {t('raters.agree')}
        </Button>
      </div>
    </form>
  )
}
