import { createHash } from 'node:crypto'
import type { EvaluationType } from 'contract/evaluation/lines'
import type { Message } from '../../platform/mail/message.ts'
import { asPage, asText } from './html.ts'
import { plain, typed } from './plain-text.ts'
import type { Claimed } from './sending/queries.ts'
import type { Given } from './texts/shape.ts'
import { textsIn } from './texts.ts'

const longestReasons = 400

/** Where the link of a letter leads. All begin with the public address, whatever a request said of the host. */
const addressOf = (letter: Claimed, home: string, token: string | null): string | null => {
  if (token !== null) {
    const page = letter.code === 'email_confirmation' ? 'confirm-email' : 'recover'
    return `${home}/account/${page}#token=${token}`
  }
  if (letter.code === 'password_changed' || letter.code === 'link_given') return `${home}/forgotpassword`
  if (letter.evaluation === null) return null
  return `${home}/evaluations/detail/${letter.evaluation}/instrument/${letter.instrument}`
}

const givenIn = ({ params, username, language }: Claimed): Given => {
  const said = (name: string, longest?: number) => plain(String(params[name] ?? ''), longest)
  return {
    username: typed(username),
    person: said('person'),
    school: said('school'),
    year: said('year'),
    type: textsIn[language].types[params['evaluation_type'] as EvaluationType] ?? '',
    reasons: said('reasons', longestReasons),
  }
}

/** The letter in the words of its reader; what was written by people is shown as they wrote it, and does nothing. */
export const written = (
  letter: Claimed,
  to: string,
  publicBaseUrl: string,
  token: string | null,
): Message => {
  const { id, code, language, created_at } = letter
  const words = textsIn[language]
  const said = words.letters[code](givenIn(letter))
  const sheet = {
    language,
    words,
    said,
    address: addressOf(letter, publicBaseUrl, token),
    home: publicBaseUrl,
  }
  const mark = createHash('sha256').update(`${id} ${created_at} ${publicBaseUrl}`).digest('hex').slice(0, 16)
  return {
    id: `<letter-${id}-${mark}@${new URL(publicBaseUrl).hostname}>`,
    name: `${created_at.replace(/\D/g, '').slice(0, 14)}-${id}-${code}`,
    to,
    subject: said.subject,
    language,
    text: asText(sheet),
    html: asPage(sheet),
  }
}
