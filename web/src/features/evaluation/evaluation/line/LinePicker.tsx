import { useNavigate } from '@tanstack/react-router'
import type { EvaluationDetail } from 'contract/evaluation/evaluations'
import type { LineBrief } from 'contract/evaluation/lines'
import { ChevronDown } from 'lucide'
import { type Translate, useTranslation } from '../../../../i18n/translation.tsx'
import { PlainButton } from '../../../../ui/buttons/PlainButton.tsx'
import { Icon } from '../../../../ui/Icon.tsx'
import { ChoiceMenu } from '../../../../ui/overlays/ChoiceMenu.tsx'

export const lineName = (t: Translate, { evaluation_type, year }: LineBrief): string =>
  t('evaluation.lineName', { line: t(`terms.line.${evaluation_type}`), year })

export function LinePicker({ detail }: { detail: EvaluationDetail }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const name = lineName(t, detail.line)
  if (detail.lines.length < 2)
    return (
      <span title={name} className="flex min-w-0">
        <NameWithYear line={detail.line} />
      </span>
    )
  return (
    <ChoiceMenu
      label={t('evaluation.chooseLine')}
      value={String(detail.line.id)}
      onChange={(id) => void navigate({ to: '.', search: { line: Number(id) } })}
      choices={detail.lines.map((line) => ({ id: String(line.id), label: lineName(t, line) }))}
      trigger={
        <PlainButton
          aria-label={t('evaluation.lineShown', { line: name })}
          className="hit inline-flex min-w-0 items-center gap-1 rounded-small text-14 font-medium text-link underline"
        >
          <span title={name} className="flex min-w-0">
            <NameWithYear line={detail.line} />
          </span>
          <Icon of={ChevronDown} size="small" />
        </PlainButton>
      }
    />
  )
}

/** Beside a long status the name is truncated, never the year. */
function NameWithYear({ line }: { line: LineBrief }) {
  const { t } = useTranslation()
  return (
    <>
      <span className="truncate">{t(`terms.line.${line.evaluation_type}`)}</span>
      <span className="shrink-0 whitespace-pre"> {line.year}</span>
    </>
  )
}
