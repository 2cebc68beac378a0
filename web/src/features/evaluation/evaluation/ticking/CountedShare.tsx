import { type Basis, bands, isSmallGroup } from 'contract/evaluation/proposed-letters'
import type { Indicator } from 'contract/instrument/instruments'
import { limits } from 'contract/platform/limits'
import { formatNumber } from '../../../../i18n/format-number.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { NumberField } from '../../../../ui/fields/NumberField.tsx'

type Props = {
  indicator: Indicator
  basis: Basis
  isFrozen: boolean
  onCount: (numbers: Pick<Basis, 'reached' | 'of'>) => void
}

const numberOf = (value: number): number | null => (Number.isNaN(value) ? null : Math.round(value))

/** Rounded to be read; the letter is proposed by the exact share. */
export const shareOf = ({ reached, of }: Basis): number | null =>
  reached === null || of === null || of === 0 || reached > of ? null : Math.floor((reached / of) * 100)

/** How many are reached, of how many: who is counted stands at the fields. */
export function CountedShare({ indicator, basis, isFrozen, onCount }: Props) {
  const { t } = useTranslation()
  const { reached, of } = basis
  const exceedsGroup = reached !== null && of !== null && reached > of
  const share = shareOf(basis)
  const field = (value: number | null) => ({
    value: value ?? Number.NaN,
    minValue: 0,
    maxValue: limits.people,
    isDisabled: isFrozen,
  })
  return (
    <div className="mt-2 grid gap-x-4 gap-y-2 rounded-card border border-border bg-surface px-3.5 py-2.5 letters:grid-cols-2">
      <NumberField
        {...field(reached)}
        label={t('ticking.reached')}
        hint={indicator.reached ?? undefined}
        problem={exceedsGroup ? t('ticking.tooMany') : undefined}
        onChange={(value) => onCount({ reached: numberOf(value), of })}
      />
      <NumberField
        {...field(of)}
        label={t('ticking.of')}
        hint={indicator.of ?? undefined}
        onChange={(value) => onCount({ reached, of: numberOf(value) })}
      />
      {share !== null && (
        <div className="letters:col-span-2">
          <p className="text-14">
            <b className="font-strong">{t('ticking.share', { share: formatNumber(share) })}</b>
            {isSmallGroup(of) && <span> · {t('ticking.small')}</span>}
          </p>
          <Ruler share={share} />
        </div>
      )}
    </div>
  )
}

const starts = [0, ...bands.map(([, from]) => from).toReversed()]
const colours = ['bg-s1', 'bg-s1', 'bg-s2', 'bg-s2', 'bg-s3', 'bg-s3', 'bg-s3']

/** Where the share stands among the letters' bands; the sentence above says the same. */
function Ruler({ share }: { share: number }) {
  return (
    <div aria-hidden="true" className="relative mt-1.5 flex h-2.5 gap-0.5 print:hidden">
      {starts.map((from, at) => (
        <span
          key={from}
          style={{ width: `${(starts[at + 1] ?? 100) - from}%` }}
          className={`${colours[at]} rounded-small ${share >= from && share < (starts[at + 1] ?? 101) ? '' : 'opacity-35'}`}
        />
      ))}
      <span
        style={{ insetInlineStart: `${Math.min(share, 99)}%` }}
        className="absolute -inset-y-1 w-0.75 rounded-small bg-text"
      />
    </div>
  )
}
