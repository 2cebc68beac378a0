/** The dots of each digit, numbered 1 to 6 as in braille: down the left side, then down the right. */
const digits = ['245', '1', '12', '14', '145', '15', '124', '1245', '125', '24']
const sign = '3456'

/** Decorative and hidden from screen readers. */
export function BrailleNumber({ children }: { children: number }) {
  const cells = [sign, ...[...String(children)].map((digit) => digits[Number(digit)])]
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${cells.length * 32 - 8} 40`} className="h-12 fill-primary">
      {cells.map((cell, place) =>
        [1, 2, 3, 4, 5, 6].map((dot) => {
          const isRaised = cell?.includes(String(dot))
          return (
            <circle
              key={`${place} ${dot}`}
              cx={place * 32 + (dot > 3 ? 19 : 5)}
              cy={5 + ((dot - 1) % 3) * 15}
              r={isRaised ? 5 : 2}
              opacity={isRaised ? 1 : 0.35}
            />
          )
        }),
      )}
    </svg>
  )
}
