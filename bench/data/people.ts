import { createHash } from 'node:crypto'

/** Ids by role: one administrator, 20 representatives, 100 coordinators, one person for each school. */
export const people = {
  administrator: 1,
  representative: (country: number) => 1 + country,
  coordinator: (region: number) => 21 + region,
  school: (school: number) => 121 + school,
}

/** A fixed access token, used only in the benchmark. */
export const tokenOf = (person: number): string =>
  `at_${createHash('sha256').update(`bench ${person}`).digest('base64url')}`

export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()
