import type { Category } from 'contract/instrument/instruments'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { IndicatorText } from './IndicatorText.tsx'

/** In print it begins a page. */
export function Domain({ domain }: { domain: Category }) {
  const { t } = useTranslation()
  const title = `domain-${domain.number}-title`
  return (
    <section
      id={`domain-${domain.number}`}
      aria-labelledby={title}
      className="scroll-mt-20 border-t border-border pt-6 print:break-before-page print:border-0 print:pt-0"
    >
      <h2 id={title} className="text-20">
        <span className="tabular-nums">{domain.number}.</span> {domain.name}
      </h2>
      <p className="mt-1 max-w-[68ch] text-pretty text-text2">{domain.description}</p>
      {(domain.outcomes ?? []).map((outcome) => {
        const number = `${domain.number}.${outcome.number}`
        return (
          <section
            key={outcome.id}
            id={`outcome-${domain.number}-${outcome.number}`}
            aria-labelledby={`outcome-${number}`}
            className="scroll-mt-20 pt-5"
          >
            <h3 id={`outcome-${number}`} className="text-18 print:break-after-avoid">
              <span className="text-text2">{t('instruments.outcome', { number })}</span> {outcome.name}
            </h3>
            {outcome.indicators.map((indicator) => (
              <IndicatorText key={indicator.id} indicator={indicator} />
            ))}
          </section>
        )
      })}
    </section>
  )
}
