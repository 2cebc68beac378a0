import { email } from 'contract/access/credentials'
import { address, type Environment, given, wrong } from './read-setting.ts'

/** Who runs this installation, as its pages say it. */
export type Operator = {
  name: string | null
  /** An e-mail address or a page where people ask about their data. */
  contact: string | null
  poweredBy: string
  poweredByUrl: string | null
}

const longest = 120

export const readOperator = (env: Environment): Operator => ({
  name: name(env, 'OPERATOR_NAME'),
  contact: contact(env),
  poweredBy: name(env, 'POWERED_BY') ?? 'Vereda',
  poweredByUrl: page(env, 'POWERED_BY_URL'),
})

const name = (env: Environment, setting: string): string | null => {
  const text = given(env, setting)
  if (text && (text.length > longest || /\p{Cc}/u.test(text)))
    throw wrong(setting, `a name of at most ${longest} characters`)
  return text
}

/** It becomes a link, so nothing but a page may stand there. */
const page = (env: Environment, setting: string): string | null => {
  const text = given(env, setting)
  const url = text ? address(text, ['https:', 'http:']) : null
  if (text && (!url || url.username || url.password))
    throw wrong(setting, 'an address such as https://vereda.example.org')
  return url?.href ?? null
}

const contact = (env: Environment): string | null => {
  const text = given(env, 'OPERATOR_CONTACT')
  if (!text) return null
  if (email.safeParse(text).success) return text
  const url = address(text, ['https:', 'http:'])
  if (!url || url.username || url.password)
    throw wrong('OPERATOR_CONTACT', 'an e-mail address or an address such as https://example.org/contact')
  return url.href
}
