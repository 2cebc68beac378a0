import { useEffect, useRef, useState } from 'react'
import { doEach, type Outcome } from './do-each.ts'

type State<Row> =
  | { kind: 'asking' }
  | { kind: 'working'; over: number; total: number }
  | { kind: 'told'; outcome: Outcome<Row> }

export const useBulk = <Row>(
  action: (row: Row) => Promise<unknown>,
  onOver: (outcome: Outcome<Row>) => void,
) => {
  const [state, setState] = useState<State<Row>>({ kind: 'asking' })
  const stopper = useRef<AbortController>(null)
  // Leaving the page stops it after the current row.
  useEffect(() => () => stopper.current?.abort(), [])

  const begin = async (rows: readonly Row[]): Promise<void> => {
    const total = rows.length
    stopper.current = new AbortController()
    const { signal } = stopper.current
    setState({ kind: 'working', over: 0, total })
    const outcome = await doEach(rows, {
      action,
      signal,
      onProgress: (over) => setState({ kind: 'working', over, total }),
    })
    setState({ kind: 'told', outcome })
    onOver(outcome)
  }
  return { state, begin, onStop: () => stopper.current?.abort() }
}
