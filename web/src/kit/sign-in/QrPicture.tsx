import encodeQR from 'qr'

/** Of light squares around it, without which cameras do not find it. */
const border = 4

/** A QR picture, dark on light in both themes, because not every camera reads it the other way round. */
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
