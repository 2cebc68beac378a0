import type { Actor } from 'contract/access/scope'
import { openData, using } from '../data/open-data.ts'
import { people } from '../data/people.ts'
import { large } from '../data/size.ts'
import { type Explanation, explaining } from './explaining.ts'
import { lists } from './lists.ts'

/** Lists with more pages are marked: about as many as all lines and schools have. */
const heavy = 20_000

export const actor = (id: number, role: Actor['role'], areas: number[]): Actor => ({
  id,
  role,
  is_superuser: false,
  areas,
})

/** Readers with all schools, many, few, several places, and one. */
const askers: [string, Actor][] = [
  ['administrator', actor(people.administrator, 0, [])],
  ['large country', actor(people.representative(1), 1, [1])],
  ['small country', actor(people.representative(18), 1, [18])],
  ['one region', actor(people.coordinator(50), 2, [50])],
  ['three regions', actor(people.coordinator(1), 2, [1, 50, 99])],
  ['one school', actor(people.school(777), 3, [777])],
]

const lineOf = (cells: string[], { statements, planning, execution, pages, wholly }: Explanation): string =>
  [
    ...cells,
    String(statements).padStart(2),
    planning.toFixed(1).padStart(7),
    execution.toFixed(1).padStart(8),
    String(pages).padStart(8),
    pages > heavy ? '!' : ' ',
    wholly.length > 0 ? `reads wholly: ${wholly.join(', ')}` : '',
  ].join('  ')

/** Plans of all lists at 100,000 schools, with PostgreSQL's times for each filter, order and reader. */
const explain = (url: string, wanted: string[]): Promise<void> =>
  using(url, async (client) => {
    await client.query("set timezone = 'UTC'")
    const { db, taken } = explaining(client)
    console.log(
      `list, filter, order, asker; statements, milliseconds of planning and of running, pages; ! from ${heavy} pages`,
    )
    const totals: number[] = []
    for (const { name, orders, filters, ask } of lists) {
      if (wanted.length > 0 && !wanted.includes(name)) continue
      for (const filter of filters) {
        for (const order of orders.flatMap((each) => [each, `-${each}`])) {
          for (const [who, asker] of askers) {
            if (name === 'people' && asker.role === 3) continue
            await ask(db, asker, { ...filter, order })
            const result = taken()
            totals.push(result.execution)
            const request = new URLSearchParams(filter).toString() || 'all'
            console.log(lineOf([name, request.padEnd(44), order.padEnd(11), who.padEnd(14)], result))
          }
        }
      }
    }
    totals.sort((one, other) => one - other)
    const at = (share: number) => (totals[Math.floor((totals.length - 1) * share)] ?? 0).toFixed(1)
    console.log(
      `${totals.length} lists: half under ${at(0.5)} ms, 95 of 100 under ${at(0.95)}, the slowest ${at(1)}`,
    )
  })

/** `npm run bench -- plans`; with a name only that list. */
export const plans = async (wanted: string[]): Promise<void> => {
  const filled = process.env['BENCH_DATABASE_URL']
  const { postgres, url } = filled ? { postgres: null, url: filled } : await openData(large)
  await explain(url, wanted).finally(() => postgres?.remove())
}
