import type { givenWorld } from '../../calls/world.ts'

/** Asks past the network and past the contract, as whoever holds the token: any method, address and body. */
export const injecting =
  ({ app }: Pick<Awaited<ReturnType<typeof givenWorld>>, 'app'>, token: string) =>
  (method: string, url: string, payload?: string | Buffer, headers: Record<string, string> = {}) =>
    app.inject({
      method: method as 'GET',
      url,
      headers: { authorization: `Bearer ${token}`, ...headers },
      ...(payload !== undefined && { payload }),
    })
