import { useQuery, useQueryClient } from '@tanstack/react-query'
import { resultCalls } from 'contract/evaluation/results'
import type { Indicator } from 'contract/instrument/instruments'
import { formatDateTime } from '../../../../i18n/format-date.ts'
import { codeText } from '../../../../i18n/problem-text.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { drop, store } from '../../../../outbox/outbox.ts'
import { ask } from '../../../../session/ask.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { Banner } from '../../../../ui/messages/Banner.tsx'
import type { Answer } from '../line/line-now.ts'
import type { EvaluationReady } from '../use-evaluation.ts'

type Props = { ready: EvaluationReady; indicator: Indicator; waiting: NonNullable<Answer['waiting']> }

const conflicts = ['version_conflict', 'result_exists']

/** The server refused an answer because of another one: both are shown and the person chooses. */
export function AnswerConflict({ ready, indicator, waiting }: Props) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const { detail, options } = ready
  const code = waiting.problem?.code ?? 'server_error'
  const labelOf = (id: number) => {
    const option = options.find((each) => each.id === id)
    return option ? (option.stage === null ? option.label : `${option.code}, ${option.label}`) : ''
  }
  const isConflict = conflicts.includes(code)
  const known = detail.line.results.find((result) => result.indicator === indicator.id)
  const row = waiting.problem?.id ?? waiting.work.result ?? known?.id
  // The cached evaluation is older than the answer that caused the refusal.
  const { data: theirs } = useQuery({
    queryKey: ['results', row],
    queryFn: ({ signal }) => ask(resultCalls.read, { parameters: { id: row ?? 0 }, signal }),
    enabled: isConflict && row !== undefined,
    staleTime: 0,
    gcTime: 0,
  })
  const takeTheirs = async () => {
    drop(waiting.id)
    await queryClient.invalidateQueries({ queryKey: ['evaluations', detail.id] })
  }
  const takeMine = async () => {
    if (row === undefined) return takeTheirs()
    const now = await ask(resultCalls.read, { parameters: { id: row } })
    store(detail.line.id, { ...waiting.work, result: now.id, version: now.version })
  }
  if (!isConflict) {
    return (
      <Banner
        tone="danger"
        title={t('evaluation.notSaved')}
        action={<Button onPress={() => drop(waiting.id)}>{t('evaluation.discard')}</Button>}
      >
        {codeText(t, code)} {t('evaluation.mineIs', { option: labelOf(waiting.work.option) })}
      </Banner>
    )
  }
  return (
    <Banner
      tone="danger"
      title={t('evaluation.conflict')}
      action={
        <div className="flex flex-wrap gap-2">
          <Button onPress={() => void takeTheirs()}>{t('evaluation.useTheirs')}</Button>
          <Button kind="primary" onPress={() => void takeMine()}>
            {t('evaluation.takeMine')}
          </Button>
        </div>
      }
    >
      {theirs &&
        t('evaluation.theirsIs', {
          name: theirs.updated_by.name,
          time: formatDateTime(theirs.updated_at),
          option: labelOf(theirs.option.id),
        })}{' '}
      {t('evaluation.mineIs', { option: labelOf(waiting.work.option) })}
    </Banner>
  )
}
