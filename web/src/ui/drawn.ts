import { createElement, type SVGProps } from 'react'

type Line = readonly [tag: string, attributes: Record<string, string>]

/**
 * An icon of these lines, on Lucide's square of 24; the built application has all its icons by this
 * (`web/build/lean-icons.ts`).
 */
export const drawn = (lines: readonly Line[]) => (props: SVGProps<SVGSVGElement>) =>
  createElement(
    'svg',
    {
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      ...props,
    },
    ...lines.map(([tag, attributes]) => createElement(tag, attributes)),
  )
