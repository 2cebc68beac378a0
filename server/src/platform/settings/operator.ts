import { email } from 'contract/access/credentials'
import { pageAddress, text, textAs } from './read-setting.ts'

/** Who runs this installation, as its pages say it. */
export type Operator = {
  name: string | null
  /** An e-mail address or a page where people ask about their data. */
  contact: string | null
  poweredBy: string
  poweredByUrl: string | null
}

const longest = 120

const name = text.refine(
  (value) => value.length <= longest && !/\p{Cc}/u.test(value),
  `a name of at most ${longest} characters`,
)

const isEmail = (value: string) => email.safeParse(value).success

export const operatorSettings = {
  OPERATOR_NAME: name.optional(),
  // it becomes a link, so nothing but a page or an e-mail address may stand there
  OPERATOR_CONTACT: textAs(
    (value) => (isEmail(value) ? value : (pageAddress(value)?.href ?? null)),
    'an e-mail address or an address such as https://example.org/contact',
  ).optional(),
  POWERED_BY: name.default('Vereda'),
  POWERED_BY_URL: textAs(
    (value) => pageAddress(value)?.href ?? null,
    'an address such as https://vereda.example.org',
  ).optional(),
}
