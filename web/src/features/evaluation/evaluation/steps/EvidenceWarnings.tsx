import { evidenceDoubts } from 'contract/evaluation/evidence-doubts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Disclosure } from '../../../../ui/cards/Disclosure.tsx'
import { Banner } from '../../../../ui/messages/Banner.tsx'
import { Link } from '../../../../ui/navigation/Link.tsx'
import { evidenceDoubtsOf } from '../review/evidence-doubts-of.ts'
import type { EvaluationReady } from '../use-evaluation.ts'
import { useLineBefore } from '../where/use-line-before.ts'
import { addressOfIndicator } from '../where/use-where.ts'

export function EvidenceWarnings({ ready, onChosen }: { ready: EvaluationReady; onChosen?: () => void }) {
  const { t } = useTranslation()
  const { detail, indicators } = ready
  const { hasBefore, line: before } = useLineBefore(detail)
  if (hasBefore && !before) return null
  const doubted = indicators.map(({ indicator: { id, code } }) => ({
    code,
    doubts: evidenceDoubtsOf(detail.line, before, id),
  }))
  const found = evidenceDoubts.flatMap((doubt) => {
    const codes = doubted.filter(({ doubts }) => doubts.includes(doubt)).map(({ code }) => code)
    return codes.length > 0 ? [{ doubt, codes }] : []
  })
  if (found.length === 0) return null
  return (
    <Banner tone="warn" title={t('review.doubts')}>
      {found.map(({ doubt, codes }) => (
        <Disclosure key={doubt} title={t(`review.doubtsOf.${doubt}`, { count: codes.length })}>
          <ul className="flex flex-wrap gap-x-3">
            {codes.map((code) => (
              <li key={code}>
                <Link href={addressOfIndicator(detail, code)} {...(onChosen && { onPress: onChosen })}>
                  {code}
                </Link>
              </li>
            ))}
          </ul>
        </Disclosure>
      ))}
    </Banner>
  )
}
