import { type Basis, bands, isSmallGroup, shareOf } from 'contract/evaluation/proposed-letters'
import { formatNumber } from '../../../../i18n/format-number.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'

export function Share({ basis }: { basis: Basis }) {
  const { t } = useTranslation()
  const share = shareOf(basis)
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-14">
      {share !== null && (
        <p aria-live="polite">
          <b className="font-strong">{t('ticking.share', { share: formatNumber(share) })}</b>
          {isSmallGroup(basis.of) && <span> · {t('ticking.small')}</span>}
        </p>
      )}
      <Ruler share={share} />
    </div>
  )
}

const starts = [0, ...bands.map(([, from]) => from).toReversed()]
const colours = ['bg-s1', 'bg-s1', 'bg-s2', 'bg-s2', 'bg-s3', 'bg-s3', 'bg-s3']

/** The share's position among the letters' ranges; the sentence above says the same. */
function Ruler({ share }: { share: number | null }) {
  const isIn = (from: number, to: number) => share !== null && share >= from && share < to
  return (
    <div
      aria-hidden="true"
      className="relative my-1.5 flex lowbar:my-1 h-2.5 min-w-[min(12rem,100%)] flex-1 gap-0.5 print:hidden"
    >
      {starts.map((from, at) => (
        <span
          key={from}
          style={{ width: `${(starts[at + 1] ?? 100) - from}%` }}
          className={`${colours[at]} rounded-small ${isIn(from, starts[at + 1] ?? 101) ? '' : 'opacity-35'}`}
        />
      ))}
      {share !== null && (
        <span
          style={{ insetInlineStart: `${Math.min(share, 99)}%` }}
          className="absolute -inset-y-1 w-0.75 rounded-small bg-text"
        />
      )}
    </div>
  )
}
