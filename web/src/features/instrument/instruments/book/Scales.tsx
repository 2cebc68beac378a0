import type { Option } from 'contract/instrument/instruments'
import { formatNumber } from '../../../../i18n/format-number.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { StageMark } from '../../../../ui/figures/StageMark.tsx'

const scales = [1, 2] as const

/** With the two answers that both scales share. */
export function Scales({ options }: { options: readonly Option[] }) {
  const { t } = useTranslation()
  const common = options.filter(({ scale }) => scale === null)
  return (
    <section id="scales" aria-labelledby="scales-title" className="scroll-mt-20 print:pt-6">
      <h2 id="scales-title" className="text-20">
        {t('instruments.scales')}
      </h2>
      <p className="mt-1 max-w-[68ch] text-text2">{t('instruments.scalesText')}</p>
      <dl className="mt-3 grid gap-2">
        {common.map(({ id, label, help }) => (
          <div key={id}>
            <dt className="font-strong">{label}</dt>
            <dd className="text-15 text-text2">{help}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-5 grid items-start gap-5 desk:grid-cols-2 print:block">
        {scales.map((scale) => (
          <Scale key={scale} scale={scale} options={options.filter((option) => option.scale === scale)} />
        ))}
      </div>
    </section>
  )
}

function Scale({ scale, options }: { scale: 1 | 2; options: readonly Option[] }) {
  const { t } = useTranslation()
  return (
    <div className="print:mt-4 print:break-inside-avoid">
      <h3 id={`scale-${scale}`} className="pb-1.5 text-16 font-strong">
        {t(`instruments.scale.${scale}`)}
      </h3>
      <div className="rounded-card border border-border bg-surface">
        <table aria-labelledby={`scale-${scale}`} className="w-full border-collapse text-15">
          <thead>
            <tr className="border-b border-border text-13 text-text2">
              <th scope="col" className="px-3 py-2 text-start">
                {t('instruments.letter')}
              </th>
              <th scope="col" className="px-3 py-2 text-start">
                {t('instruments.meaning')}
              </th>
              <th scope="col" className="px-3 py-2 text-end">
                {t('instruments.points')}
              </th>
            </tr>
          </thead>
          <tbody>
            {options.map(({ id, code, stage, points, label, help }) => (
              <tr key={id} className="border-b border-border align-top last:border-b-0">
                <th scope="row" className="px-3 py-2 text-start font-bold">
                  {code}
                </th>
                <td className="px-3 py-2">
                  <span className="font-strong">{label}</span>
                  <span className="block text-text2">{help}</span>
                  {stage && (
                    <span className="mt-1 block">
                      <StageMark stage={stage} />
                    </span>
                  )}
                </td>
                <td className="px-3 py-2 text-end tabular-nums">
                  {points === null ? '–' : formatNumber(points)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
