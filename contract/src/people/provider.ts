import { z } from 'zod'
import { post } from '../access/call.ts'
import { text } from '../platform/shapes.ts'
import { LoggedIn } from './accounts.ts'

/** Sign-in by OpenID Connect, where the operator configured a provider. */
export const providerCalls = {
  begin: post('/api/account/provider/begin/', {
    access: 'anyone',
    answer: z.object({
      address: z.string().meta({ description: 'The page of the provider to open' }),
      key: z.string().meta({ description: 'Shown again with what the provider answers; works once' }),
    }),
    status: 200,
  }),
  /** Parameters that the provider added to the redirect. */
  finish: post('/api/account/provider/finish/', {
    access: 'anyone',
    body: z.object({
      key: text(100),
      code: text(4000),
      state: text(1000),
      iss: text(1000).optional(),
      remember: z.boolean().default(false),
    }),
    answer: LoggedIn,
    status: 200,
  }),
}
