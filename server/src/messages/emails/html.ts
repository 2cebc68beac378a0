import { languageBy } from 'contract/platform/languages'
import type { Language } from 'contract/platform/shapes'
import { escaped } from '../../platform/escaped.ts'
import type { EmailTexts } from './email-texts.ts'
import { wrapped } from './plain-text.ts'

type Email = { language: Language; texts: EmailTexts; address: string | null; home: string }

/** What an e-mail says, in order; the link, where there is one, comes in the place of null. */
const partsOf = ({ texts, address }: Email): (string | null)[] => [
  texts.hello,
  ...texts.before,
  ...(texts.link && address ? [null] : []),
  ...texts.after,
]

export const asText = (email: Email): string => {
  const { texts, address, home } = email
  const parts = partsOf(email).map((part) => (part === null ? `${texts.link}:\n${address}` : wrapped(part)))
  return [...parts, '-- ', `${wrapped(texts.why)}\nVereda · ${home}`].join('\n\n').replace('-- \n\n', '-- \n')
}

const style = `
body { margin: 0; background: #f5f7fa; color: #37435a; font: 16px/1.5 system-ui, sans-serif }
main, footer { max-width: 560px; margin: 0 auto; padding: 24px }
main { background: #ffffff }
h1 { margin: 0 0 16px; color: #0f1726; font-size: 22px; line-height: 1.3 }
p { margin: 0 0 16px; overflow-wrap: anywhere }
a { color: #1a4fc4 }
a.action { display: inline-block; padding: 12px 20px; border-radius: 8px; background: #1d56d8; color: #ffffff; font-weight: 600; text-decoration: none }
.small, footer { color: #4a566d; font-size: 14px }
@media (prefers-color-scheme: dark) {
  body { background: #0b0f16; color: #bdc7d6 }
  main { background: #141a24 }
  h1 { color: #eef2f8 }
  a { color: #9dbcff }
  .small, footer { color: #aab5c6 }
}`

/**
 * Read by whoever wants headings and a link that looks like one; it loads nothing and tells nobody that it was read.
 */
export const asPage = (email: Email): string => {
  const { language, texts, address, home } = email
  const paragraph = (part: string, kind = '') => `<p${kind}>${wrapped(escaped(part))}</p>`
  const link = (to: string) => `<a href="${escaped(to)}">${escaped(to)}</a>`
  const action = address
    ? `<p><a class="action" href="${escaped(address)}">${escaped(texts.link ?? '')}</a></p>
<p class="small">${wrapped(escaped(texts.address))}<br>
${link(address)}</p>`
    : ''
  return `<!doctype html>
<html lang="${language}" dir="${languageBy(language).direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${wrapped(escaped(texts.subject))}</title>
<style>${style}
</style>
</head>
<body>
<main>
<h1>${wrapped(escaped(texts.subject))}</h1>
${partsOf(email)
  .map((part) => (part === null ? action : paragraph(part)))
  .join('\n')}
</main>
<footer>
${paragraph(texts.why)}
<p>Vereda · ${link(home)}</p>
</footer>
</body>
</html>
`
}
