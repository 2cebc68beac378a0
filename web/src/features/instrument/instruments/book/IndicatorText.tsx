import type { Indicator } from 'contract/instrument/instruments'
import { Star } from 'lucide'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Badge } from '../../../../ui/figures/Badge.tsx'
import { StageMark } from '../../../../ui/figures/StageMark.tsx'

const edges = { 1: 'border-t-s1', 2: 'border-t-s2', 3: 'border-t-s3' } as const

type Props = { indicator: Indicator }

export function IndicatorText({ indicator }: Props) {
  const { t } = useTranslation()
  const { code, name, help, principal, look_for } = indicator
  return (
    <article
      aria-labelledby={`indicator-${code}`}
      className="mt-4 rounded-card border border-border bg-surface p-4 wide:p-5 print:break-inside-avoid print:border-0 print:p-0"
    >
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h4 id={`indicator-${code}`} className="min-w-0 flex-1 basis-60 text-16 font-strong">
          <span className="text-link tabular-nums">{code}</span> {name}
        </h4>
        {principal && (
          <Badge tone="blue" icon={Star}>
            {t('instruments.principal')}
          </Badge>
        )}
      </div>
      <p className="mt-1 max-w-[68ch] text-15 text-text2">{help}</p>
      <Levels indicator={indicator} />
      <div className="mt-3 grid gap-x-6 gap-y-3 text-15 wide:grid-cols-3 print:grid-cols-3">
        <div>
          <p className="font-strong">{t('instruments.lookFor')}</p>
          <ul className="list-disc ps-5 text-text2">
            {look_for.map((hint) => (
              <li key={hint}>{hint}</li>
            ))}
          </ul>
        </div>
        <Facts indicator={indicator} />
      </div>
    </article>
  )
}

function Levels({ indicator }: Props) {
  const levels = [
    [1, indicator.s1],
    [2, indicator.s2],
    [3, indicator.s3],
  ] as const
  return (
    <ul className="mt-3 grid gap-3 wide:grid-cols-3 print:grid-cols-3">
      {levels.map(([stage, text]) => (
        <li key={stage} className={`rounded-control border border-t-4 border-border p-3 ${edges[stage]}`}>
          <p>
            <StageMark stage={stage} />
          </p>
          <p className="mt-1 text-15">{text}</p>
        </li>
      ))}
    </ul>
  )
}

/** What to ask, when it does not apply, and who answers. */
function Facts({ indicator: { scale, na_reason, ask_family, ask_learner } }: Props) {
  const { t } = useTranslation()
  const otherwise = scale === 2 ? t('evaluation.naGroupEmpty') : t('instruments.naNever')
  const condition = na_reason === null ? otherwise : t('evaluation.naWhen', { condition: na_reason })
  const facts = [
    [
      [t('evaluation.askFamily'), ask_family],
      [t('evaluation.askLearner'), ask_learner],
    ],
    [
      [t('instruments.notApplicable'), condition],
      [t('instruments.answeredBy'), t(`instruments.scale.${scale}`)],
    ],
  ] as const
  return facts.map((pair) => (
    <dl key={pair[0][0]} className="grid content-start gap-2">
      {pair.map(([label, text]) => (
        <div key={label}>
          <dt className="font-strong">{label}</dt>
          <dd className="text-text2">{text}</dd>
        </div>
      ))}
    </dl>
  ))
}
