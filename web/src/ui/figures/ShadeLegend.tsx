import { formatNumber } from '../../i18n/format-number.ts'
import { shadeRanges } from './shades.ts'

export function ShadeLegend({ title, top }: { title: string; top: number }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5 px-4 py-3 text-14 text-text2 wide:px-5">
      <span>{title}</span>
      <ul className="flex flex-wrap gap-x-3 gap-y-1.5">
        {shadeRanges(top).map(({ from, to, style }) => (
          <li key={style} className="flex items-center gap-1.5 whitespace-nowrap tabular-nums">
            <span
              aria-hidden="true"
              className={`picture h-4 w-7 rounded-small border border-border ${style}`}
            />
            {`${formatNumber(from, 1)}–${formatNumber(to, 1)}`}
          </li>
        ))}
      </ul>
    </div>
  )
}
