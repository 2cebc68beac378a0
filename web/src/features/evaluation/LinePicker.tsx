import { useNavigate } from '@tanstack/react-router'
import type { EvaluationDetail } from 'contract/evaluations'
import type { LineBrief } from 'contract/lines'
import type { TFunction } from 'i18next'
import { ChevronDown } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { useTranslation } from 'react-i18next'
import { ChoiceMenu } from '../../ui/ChoiceMenu.tsx'
import { Icon } from '../../ui/Icon.tsx'

export const lineName = (t: TFunction, { evaluation_type, year }: LineBrief): string =>
  t('evaluation.lineName', { line: t(`terms.line.${evaluation_type}`), year })

/** The line on show; where the evaluation has several, the way to the others. */
export function LinePicker({ detail }: { detail: EvaluationDetail }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const name = lineName(t, detail.line)
  if (detail.lines.length < 2) return <NameOfLine line={detail.line} />
  return (
    <ChoiceMenu
      label={t('evaluation.chooseLine')}
      value={String(detail.line.id)}
      onChange={(id) => void navigate({ to: '.', search: { line: Number(id) } })}
      choices={detail.lines.map((line) => ({ id: String(line.id), label: lineName(t, line) }))}
      trigger={
        <Button
          aria-label={t('evaluation.lineShown', { line: name })}
          className="hit inline-flex min-w-0 items-center gap-1 rounded-small text-14 font-medium text-link underline"
        >
          <NameOfLine line={detail.line} />
          <Icon of={ChevronDown} size="small" />
        </Button>
      }
    />
  )
}

/** Where it has no room its year stays to be seen: of several lines the year tells them apart. */
function NameOfLine({ line }: { line: LineBrief }) {
  const { t } = useTranslation()
  const name = lineName(t, line)
  const year = String(line.year)
  if (!name.endsWith(` ${year}`)) return <span className="truncate">{name}</span>
  return (
    <span title={name} className="flex min-w-0 gap-[0.25em]">
      <span className="truncate">{name.slice(0, -year.length - 1)}</span> <span>{year}</span>
    </span>
  )
}
