import { showsPeople } from 'contract/evaluation/files'
import type { Language } from 'contract/platform/shapes'
import { escaped } from '../../../platform/escaped.ts'
import { type SheetTexts, yesNo } from '../everything/table.ts'
import type { EvidenceFile } from './queries.ts'

export type Listed = { file: EvidenceFile; path: string; isThere: boolean }

const addressOf = (path: string): string => path.split('/').map(encodeURIComponent).join('/')

const style = `body{font:1.0625rem/1.5 system-ui,sans-serif;margin:0 auto;max-width:60rem;padding:1.5rem;color:#1b1b1f;background:#fff}
h1{font-size:1.75rem}h2{margin-top:2.5rem;font-size:1.35rem}h3{font-size:1.1rem}a{color:#0b57a4}
ul{list-style:none;padding:0}li{border-top:1px solid #767680;padding:.75rem 0}img{display:block;max-width:20rem;max-height:15rem}
dl{display:grid;grid-template-columns:max-content 1fr;gap:0 1rem;margin:.25rem 0}dd{margin:0}
@media(prefers-color-scheme:dark){body{color:#e6e6ea;background:#17171b}a{color:#9ecaff}}`

/** Who confirmed the consent; documents need none. */
export const consentText = (
  { consent_at, consent_by, kind }: EvidenceFile,
  sheetTexts: SheetTexts,
): string => {
  const { data } = sheetTexts
  if (consent_at !== null) {
    return [yesNo(true, sheetTexts), consent_by?.name, consent_at.slice(0, 10)].filter(Boolean).join(', ')
  }
  return showsPeople(kind) ? data.noConsent : data.notNeeded
}

const item = ({ file, path, isThere }: Listed, sheetTexts: SheetTexts): string => {
  const { data } = sheetTexts
  const shown = escaped(file.name)
  const address = escaped(addressOf(path))
  const alternative = escaped(file.description ?? file.name)
  const picture = file.kind === 'photo' ? `<img src="${address}" alt="${alternative}" loading="lazy">` : ''
  const facts = [
    [data.headings.kind, data.kinds[file.kind]],
    [data.headings.description, file.description],
    [data.headings.consent, consentText(file, sheetTexts)],
    [data.headings.added_by, file.uploaded_by.name],
    [data.headings.added_on, file.created_at.slice(0, 10)],
  ].filter(([, value]) => value)
  const list = facts.map(([name, value]) => `<dt>${escaped(name ?? '')}</dt><dd>${escaped(value ?? '')}</dd>`)
  const link = isThere
    ? `${picture}<a href="${address}">${shown}</a>`
    : `${shown}: ${escaped(data.missingFile)}`
  return `<li>${link}<dl>${list.join('')}</dl></li>`
}

const stagesOf = (files: Listed[], sheetTexts: SheetTexts): string =>
  [...new Set(files.map(({ file }) => file.stage))]
    .map((stage) => {
      const items = files.filter(({ file }) => file.stage === stage).map((each) => item(each, sheetTexts))
      const { data } = sheetTexts
      return `<h3>${escaped(data.stages[stage])}</h3><ul>${items.join('')}</ul>`
    })
    .join('')

/** All files by domain and stage, readable offline. */
export const indexPage = (
  language: Language,
  sheetTexts: SheetTexts,
  about: { school: string; line: string },
  files: Listed[],
): string => {
  const { data } = sheetTexts
  const title = escaped(`${data.evidenceOf}: ${about.school}, ${about.line}`)
  const domains = [...new Map(files.map(({ file }) => [file.domain, file.domain_name]))]
  const parts = domains.map(([number, name]) => {
    const own = files.filter(({ file }) => file.domain === number)
    return `<h2>${number}. ${escaped(name)}</h2>${stagesOf(own, sheetTexts)}`
  })
  const body = parts.length > 0 ? parts.join('') : `<p>${escaped(data.noEvidenceYet)}</p>`
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title}</title><style>${style}</style></head>
<body><main><h1>${title}</h1><p>${escaped(data.handleWithCare)}</p>${body}</main></body></html>
`
}
