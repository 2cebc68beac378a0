import { languageBy } from 'contract/platform/languages'
import type { Language } from 'contract/platform/shapes'
import { escaped } from '../../platform/escaped.ts'
import type { EmailTexts } from './email-texts.ts'
import { wrapped } from './plain-text.ts'

type Email = { language: Language; texts: EmailTexts; address: string | null; home: string }

/** A form of an e-mail: how it renders sentences and links. */
type Form = {
  sentence(text: string): string
  items(items: EmailTexts['items']): string
  link(text: string, address: string): string
  settings(text: string, address: string): string
}

const inOrder = ({ texts, address, home }: Email, form: Form): string[] => [
  form.sentence(texts.hello),
  ...texts.before.map(form.sentence),
  ...(texts.items.length > 0
    ? [form.items(texts.items.map((item) => ({ ...item, address: home + item.address })))]
    : []),
  ...(texts.link && address ? [form.link(texts.link, address)] : []),
  ...texts.after.map(form.sentence),
  ...(texts.settings ? [form.settings(texts.settings, `${home}/profile`)] : []),
]

const plainForm: Form = {
  sentence: (text) => wrapped(text),
  items: (items) => items.map(({ label, address }) => `${wrapped(`- ${label}`)}\n  ${address}`).join('\n\n'),
  link: (text, address) => `${text}:\n${address}`,
  settings: (text, address) => `${wrapped(text)}\n${address}`,
}

export const asText = (email: Email): string => {
  const { texts, home } = email
  const end = ['-- ', `${wrapped(texts.why)}\nVereda · ${home}`]
  return [...inOrder(email, plainForm), ...end].join('\n\n').replace('-- \n\n', '-- \n')
}

const style = `
body { margin: 0; background: #f5f7fa; color: #37435a; font: 16px/1.5 system-ui, sans-serif }
main, footer { max-width: 560px; margin: 0 auto; padding: 24px }
main { background: #ffffff }
h1 { margin: 0 0 16px; color: #0f1726; font-size: 22px; line-height: 1.3 }
p, ul { margin: 0 0 16px; overflow-wrap: anywhere }
a { color: #1a4fc4 }
a.action { display: inline-block; padding: 12px 20px; border-radius: 8px; background: #1746b4; color: #ffffff; font-weight: 600; text-decoration: none }
.small, footer { color: #4a566d; font-size: 14px }
@media (prefers-color-scheme: dark) {
  body { background: #0b0f16; color: #bdc7d6 }
  main { background: #141a24 }
  h1 { color: #eef2f8 }
  a { color: #9dbcff }
  .small, footer { color: #aab5c6 }
}`

const paragraph = (part: string) => `<p>${wrapped(escaped(part))}</p>`
const linkTo = (address: string, text = address) =>
  `<a href="${escaped(address)}">${wrapped(escaped(text))}</a>`

const pageForm = (copied: string): Form => ({
  sentence: paragraph,
  items: (items) =>
    `<ul>\n${items.map(({ label, address }) => `<li>${linkTo(address, label)}</li>`).join('\n')}\n</ul>`,
  link: (text, address) => `<p><a class="action" href="${escaped(address)}">${escaped(text)}</a></p>
<p class="small">${wrapped(escaped(copied))}<br>
${linkTo(address)}</p>`,
  settings: (text, address) => `<p class="small">${wrapped(escaped(text))}<br>
${linkTo(address)}</p>`,
})

/** HTML without remote content, so that nothing is loaded and reading is not reported. */
export const asPage = (email: Email): string => {
  const { language, texts, home } = email
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
${inOrder(email, pageForm(texts.address)).join('\n')}
</main>
<footer>
${paragraph(texts.why)}
<p>Vereda · ${linkTo(home)}</p>
</footer>
</body>
</html>
`
}
