export type Request = {
  method: 'GET' | 'POST' | 'PATCH'
  path: string
  token: string
  body?: string
  /** `Idempotency-Key`. */
  key?: string
}

/**
 * One row of the table. `aim` is the share of the bare server's requests a second that it is to reach, `trulyAim` of the
 * truly bare one's.
 */
export type Case = {
  name: string
  aim: number
  trulyAim: number
  /** Asked again and again in this order; a writing case asks each only once. */
  requests: Request[]
  writes?: true
  /** The server says more than the bare ones do: their answers are not compared. */
  saysMore?: true
  /** The first bare server has no such call: only the truly bare one is measured beside. */
  onlyTruly?: true
}
