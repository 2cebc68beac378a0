import { type Objects, readObjects, writeObjects } from './words/objects.ts'

/** The children of a structure element, in order. */
const partsOf = (element: string): number[] =>
  [...(/\/K \[([^\]]*)\]/.exec(element)?.[1] ?? '').matchAll(/(\d+) 0 R/g)].map(([, number]) =>
    Number(number),
  )

const idOf = (cell: number): string => `(R${cell})`

/** A cell as a row's header: its type, id and scope. */
const asHeading = (element: string, cell: number): string =>
  element
    .replace('/S /TD\n', `/S /TH\n  /ID ${idOf(cell)}\n`)
    .replace('/O /Table\n', '/O /Table\n    /Scope /Row\n')

const underHeading = (element: string, heading: number): string =>
  element.replace(/\/Headers \[([^\]]*)\]/, (_, own: string) => `/Headers [${own} ${idOf(heading)}]`)

const isElement = (body: Buffer): boolean => body.toString('latin1', 0, 40).includes('/Type /StructElem')

/** Makes the first cell of each row of a table's body a header; answers their numbers. */
const nameRows = (objects: Objects): number[] => {
  const textOf = (number: number): string => objects.get(number)?.toString('latin1') ?? ''
  const set = (number: number, element: string) => objects.set(number, Buffer.from(element, 'latin1'))
  const bodies = [...objects].flatMap(([number, body]) =>
    isElement(body) && body.includes('/S /TBody\n') ? [number] : [],
  )
  const rows = bodies.flatMap((body) => partsOf(textOf(body)))
  return rows.flatMap((row) => {
    const [first, ...others] = partsOf(textOf(row))
    if (first === undefined || !textOf(first).includes('/S /TD\n') || !textOf(first).includes('/O /Table\n'))
      return []
    set(first, asHeading(textOf(first), first))
    for (const other of others) set(other, underHeading(textOf(other), first))
    return [first]
  })
}

/** Ids of elements are in one list, in the order of their letters. */
const listNames = (objects: Objects, headings: readonly number[]): void => {
  const names = /\/IDTree <<\s*\/Names \[([^\]]*)\]/
  for (const [number, body] of objects) {
    const root = body.subarray(0, 200).includes('/StructTreeRoot') ? body.toString('latin1') : ''
    const own = names.exec(root)?.[1]
    if (own === undefined) continue
    const added = headings.map((heading) => `${idOf(heading)} ${heading} 0 R`).sort()
    const listed = root.replace(names, (list) => list.replace(own, `${added.join(' ')} ${own}`))
    objects.set(number, Buffer.from(listed, 'latin1'))
    return
  }
  throw new Error('The names of parts are not in one list')
}

const goneOver = (pdf: Buffer): Buffer => {
  const { objects, trailer } = readObjects(pdf)
  const headings = nameRows(objects)
  if (headings.length === 0) return pdf
  listNames(objects, headings)
  return writeObjects(pdf.subarray(0, pdf.indexOf('1 0 obj')), objects, trailer)
}

/**
 * Adds row headers to tables: Typst 0.14 marks only column headers. A PDF that differs from what Typst writes today
 * stays unchanged.
 */
export const withRowHeadings = (pdf: Buffer): Buffer => {
  if (!pdf.includes('/S /TBody\n')) return pdf
  try {
    return goneOver(pdf)
  } catch {
    return pdf
  }
}
