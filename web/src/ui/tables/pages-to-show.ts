/** First, last and the neighbours of the current page; `undefined` is a gap. */
export function pagesToShow(page: number, pages: number): (number | undefined)[] {
  const near =
    page <= 2 ? [1, 2, 3] : page >= pages - 1 ? [pages - 2, pages - 1, pages] : [page - 1, page, page + 1]
  const wanted = [...new Set([1, ...near, pages])].filter((each) => each >= 1 && each <= pages)
  return wanted.flatMap((each, place) => {
    const before = wanted[place - 1] ?? each - 1
    if (each - before === 1) return [each]
    return each - before === 2 ? [each - 1, each] : [undefined, each]
  })
}
