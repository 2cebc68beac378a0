import { useNavigate } from '@tanstack/react-router'
import type { Line } from 'contract/evaluation/lines'
import type { LineResults, SchoolResults } from 'contract/insight/results/school-results'
import { ChevronDown, ClipboardCheck, Mail, Printer } from 'lucide'
import { useTranslation } from '../../../i18n/translation.tsx'
import { pageActionsStyle } from '../../../kit/actions/page-actions-style.ts'
import { DownloadButton } from '../../../kit/documents/DownloadButton.tsx'
import { addressOfEvaluation } from '../../../kit/page/addresses.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { PlainButton } from '../../../ui/buttons/PlainButton.tsx'
import { StatusBadge } from '../../../ui/figures/StatusBadge.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { ChoiceMenu } from '../../../ui/overlays/ChoiceMenu.tsx'
import { lineName } from '../../evaluation/evaluation/line/LinePicker.tsx'

type Props = {
  school: SchoolResults['school']
  lines: readonly LineResults[]
  shown: LineResults
  /** The names at validation; loaded after the figures. */
  place: Line['place'] | undefined
}

export function ResultsHeading({ school, lines, shown, place }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const name = lineName(t, shown.line)
  const isMixed = new Set(lines.map(({ instrument }) => instrument.id)).size > 1
  const nameOf = (each: LineResults) =>
    isMixed ? `${lineName(t, each.line)} · ${each.instrument.name}` : lineName(t, each.line)
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
      <div className="min-w-0">
        <h1>{place?.school ?? school.name}</h1>
        <p className="mt-1 flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1 text-text2">
          {lines.length > 1 ? (
            <ChoiceMenu
              label={t('evaluation.chooseLine')}
              value={String(shown.line.id)}
              onChange={(id) => void navigate({ to: '.', search: (now) => ({ ...now, line: Number(id) }) })}
              choices={lines.map((each) => ({ id: String(each.line.id), label: nameOf(each) }))}
              trigger={
                <PlainButton
                  aria-label={t('evaluation.lineShown', { line: name })}
                  className="hit inline-flex items-center gap-1 rounded-small font-medium text-link underline"
                >
                  {name}
                  <Icon of={ChevronDown} size="small" className="print:hidden" />
                </PlainButton>
              }
            />
          ) : (
            <span>{name}</span>
          )}
          <StatusBadge status={shown.line.status} />
          {place && (
            <span className="wrap-anywhere">
              {place.region}, {place.country}
            </span>
          )}
        </p>
      </div>
      <div className={`print:hidden ${pageActionsStyle}`}>
        <DownloadButton
          subject="school"
          id={school.id}
          query={`line=${shown.line.id}`}
          name={`${school.name}, ${name}`}
        />
        <DownloadButton
          subject="letter"
          id={school.id}
          query={`line=${shown.line.id}`}
          name={`${t('results.letter')}, ${name}`}
          label={t('results.letter')}
          icon={Mail}
        />
        <Button icon={Printer} onPress={() => print()}>
          {t('results.print')}
        </Button>
        <ButtonLink
          icon={ClipboardCheck}
          href={addressOfEvaluation(
            { id: shown.evaluation, instrument: shown.instrument },
            { line: shown.line.id },
          )}
        >
          {t('results.toAnswers')}
        </ButtonLink>
      </div>
    </div>
  )
}
