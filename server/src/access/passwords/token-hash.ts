import { hash } from 'node:crypto'

/** What the database holds of a token in place of it; a token is long and random, so no slow hash is needed. */
export const tokenHash = (token: string): Buffer => hash('sha256', token, 'buffer')
