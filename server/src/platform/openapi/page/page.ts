import { problems } from 'contract/platform/problems'
import type { Route } from '../../http/feature.ts'
import type { OpenApi } from '../document.ts'
import type { Schema } from '../schemas.ts'
import { type Html, html } from './html.ts'
import { operationPart } from './operation-part.ts'
import { describe, fieldsOf } from './schema-in-words.ts'
import { style } from './style.ts'

const anchorOf = (noun: string) => noun.toLowerCase().replaceAll(' ', '-')

const shapePart = ([name, schema]: [string, Schema]): Html =>
  html`<article id="shape-${name}"><h3>${name}</h3>
${schema.properties ? fieldsOf(schema) : html`<p>${describe(schema)}</p>`}
</article>`

const problemRow = ([code, [status, text]]: [string, readonly [number, string]]): Html =>
  html`<tr id="problem-${code}"><td>${status}</td><th scope="row"><code>${code}</code></th><td>${text}</td></tr>`

/** The description as one page without a script: readable on any device, and by a screen reader. */
export const openApiPage = (routes: Route[], document: OpenApi): string => {
  const nouns = [...new Set(routes.map(({ noun }) => noun))]
  const sections = [
    ...nouns.map((noun) => [anchorOf(noun), noun]),
    ['shapes', 'Shapes'],
    ['problems', 'Problems'],
  ]
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The calls of Vereda</title>
<style>${style}</style>
</head>
<body>
<a class="skip" href="#calls">Skip to the calls</a>
<header>
<h1>The calls of Vereda</h1>
${document.info.description.split('\n\n').map((text) => html`<p>${text}</p>`)}
<p><a href="/api/openapi.json">The same as OpenAPI 3.1, for programs</a></p>
</header>
<nav aria-label="Sections"><ul>${sections.map(([id, name]) => html`<li><a href="#${id}">${name}</a></li>`)}</ul></nav>
<main id="calls" tabindex="-1">
${nouns.map(
  (noun) => html`<section aria-labelledby="${anchorOf(noun)}"><h2 id="${anchorOf(noun)}">${noun}</h2>
${routes.filter((route) => route.noun === noun).map((route) => operationPart(route, document))}
</section>`,
)}
<section aria-labelledby="shapes"><h2 id="shapes">Shapes</h2>
${Object.entries(document.components.schemas ?? {}).map(shapePart)}
</section>
<section aria-labelledby="problems"><h2 id="problems">Problems</h2>
<table><thead><tr><th scope="col">Status</th><th scope="col">Code</th><th scope="col">Words</th></tr></thead>
<tbody>${Object.entries(problems).map(problemRow)}</tbody></table>
</section>
</main>
</body>
</html>
`
  return page.text
}
