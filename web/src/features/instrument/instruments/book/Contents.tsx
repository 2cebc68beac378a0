import type { Category } from 'contract/instrument/instruments'
import { useTranslation } from '../../../../i18n/translation.tsx'

const link =
  'flex min-h-11 items-baseline gap-2 rounded-control px-2 py-2.5 text-15 leading-snug hover:bg-surface2 hover:underline'

/** Links within the page, which the browser follows. */
export function Contents({ domains }: { domains: readonly Category[] }) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('instruments.contents')}>
      <ol>
        <li>
          <a href="#scales" className={`${link} font-strong`}>
            {t('instruments.scales')}
          </a>
        </li>
        {domains.map((domain) => (
          <li key={domain.id}>
            <a href={`#domain-${domain.number}`} className={`${link} font-strong`}>
              <span className="tabular-nums">{domain.number}.</span>
              <span className="min-w-0">{domain.name}</span>
            </a>
            <ol>
              {(domain.outcomes ?? []).map((outcome) => (
                <li key={outcome.id}>
                  <a
                    href={`#outcome-${domain.number}-${outcome.number}`}
                    className={`${link} ps-7 text-14 text-text2`}
                  >
                    <span className="tabular-nums">
                      {domain.number}.{outcome.number}
                    </span>
                    <span className="min-w-0">{outcome.name}</span>
                  </a>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </nav>
  )
}
