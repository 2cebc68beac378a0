export type Request = {
  method: 'GET' | 'POST' | 'PATCH'
  path: string
  token: string
  body?: string
  /** `Idempotency-Key`. */
  key?: string
}

/**
 * One row of the table. `aim` is the targeted share of the bare server's requests per second, `trulyAim` of the
 * minimal one's.
 */
export type Case = {
  name: string
  aim: number
  trulyAim: number
  /** Repeated in this order; in a writing case each is sent once. */
  requests: Request[]
  writes?: true
  /** The server answers more than the bare ones, so answers are not compared. */
  saysMore?: true
  /** The bare server lacks this call, so only the minimal one is compared. */
  onlyTruly?: true
}
