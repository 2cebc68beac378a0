import type { SetPage } from './pages.ts'

/** So many pages fill a volume that one holds in one's hands and that can be bound. */
export const pagesOfVolume = 80
/** A volume ends before a part of the first level where it is filled to so much. */
const fullEnough = 0.6

const beginsPart = (page: SetPage | undefined): boolean =>
  page?.headings[0]?.level === 1 && page.headings[0].isFirst

/** Pages in volumes of a bounded number, each ending where a part does if that is near. */
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
