import encodeQR from 'qr'

/** Width of the white margin in modules, required by scanners. */
const border = 4

/** Dark on light in both themes, because not every camera reads inverted codes. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border })
  const squares = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className="w-full max-w-56 self-center rounded-small border border-border bg-[#fff] forced-color-adjust-none"
    >
      <path d={squares.join('')} fill="#000" />
    </svg>
  )
}
