import type { SetPage } from './pages.ts'

/** Pages of a volume that can be held and bound. */
export const pagesOfVolume = 80
/** The share from which a volume ends before a part of the first level. */
const fullEnough = 0.6

const beginsPart = (page: SetPage | undefined): boolean =>
  page?.headings[0]?.level === 1 && page.headings[0].isFirst

/** Splits pages into volumes of limited length, at the beginning of a part where one is near. */
export const volumesOf = (pages: readonly SetPage[]): SetPage[][] => {
  const volumes: SetPage[][] = []
  let from = 0
  while (from < pages.length) {
    let to = Math.min(pages.length, from + pagesOfVolume)
    if (to < pages.length) {
      let at = to
      while (at > from + pagesOfVolume * fullEnough && !beginsPart(pages[at])) at -= 1
      if (beginsPart(pages[at])) to = at
    }
    volumes.push(pages.slice(from, to))
    from = to
  }
  return volumes
}
