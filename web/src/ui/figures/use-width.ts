import { type RefObject, useLayoutEffect, useState } from 'react'

/** How many times as large as usual the root font is. */
export const textSize = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16

/** A length in sixteenths of the root font size. */
export const inText = (length: number): string => `${length / 16}rem`

/** The width of an element as it changes; charts are drawn for it, so that their text keeps its size. */
const useMeasured = (
  element: RefObject<HTMLElement | null>,
  atFirst: number,
  measured: (pixels: number) => number,
): number => {
  const [width, setWidth] = useState(atFirst)
  useLayoutEffect(() => {
    const seen = element.current
    if (!seen) return
    const observer = new ResizeObserver(([entry]) => entry && setWidth(measured(entry.contentRect.width)))
    observer.observe(seen)
    return () => observer.disconnect()
  }, [element, measured])
  return width
}

const inPixels = (pixels: number): number => pixels
const inLetters = (pixels: number): number => pixels / textSize()

/** In pixels. */
export const useWidth = (element: RefObject<HTMLElement | null>, atFirst: number): number =>
  useMeasured(element, atFirst, inPixels)

/** In sixteenths of the root font size, for a chart whose labels grow with the text. */
export const useTextWidth = (element: RefObject<HTMLElement | null>, atFirst: number): number =>
  useMeasured(element, atFirst, inLetters)
