import { escaped } from '../../escaped.ts'

/** Markup that is safe to send: made by `html` alone. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = Html | string | number | null | undefined | false | Part[]

const written = (part: Part): string => {
  if (part instanceof Html) return part.text
  if (Array.isArray(part)) return part.map(written).join('')
  if (part === null || part === undefined || part === false) return ''
  return escaped(String(part))
}

/** Markup with values in it; what is not markup itself is escaped. */
export const html = (texts: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(texts.map((text, place) => text + written(parts[place])).join(''))
