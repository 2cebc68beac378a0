import compile from 'icu-minify/compile'
import { type MessagePart, partsFrom, partsInside } from './message-parts.ts'
import { nameOfValue } from './parts-of.ts'

type Chosen = Readonly<Record<string, string>>

/** The forms of each select. */
const selectsIn = (parts: MessagePart[], found = new Map<string, Set<string>>()) => {
  for (const part of parts) {
    if (part.kind === 'mark') selectsIn(partsInside(part.inner), found)
    if (part.kind !== 'choice') continue
    if (part.isSelect) {
      const own = found.get(part.name) ?? new Set<string>()
      for (const [form] of part.forms) own.add(form)
      found.set(part.name, own)
    }
    for (const [, message] of part.forms) selectsIn(partsFrom(message), found)
  }
  return found
}

const filledIn = (parts: MessagePart[], chosen: Chosen, names: Set<string>): void => {
  for (const part of parts) {
    if (part.kind === 'value') names.add(nameOfValue(part))
    if (part.kind === 'mark') {
      names.add(`<${part.name}>`)
      filledIn(partsInside(part.inner), chosen, names)
    }
    if (part.kind !== 'choice') continue
    const forms = new Map(part.forms)
    const own = part.isSelect ? forms.get(chosen[part.name] ?? '') : undefined
    filledIn(partsFrom(own ?? forms.get('other')), chosen, names)
  }
}

const everyChoice = (selects: [string, Set<string>][]): Chosen[] =>
  selects.reduce<Chosen[]>(
    (before, [name, forms]) =>
      before.flatMap((chosen) => [...forms].map((form) => ({ ...chosen, [name]: form }))),
    [{}],
  )

/** The values of a message for each path through its selects. */
export const filledInByChoice = (message: string): Map<string, string> => {
  const parts = partsFrom(compile(message))
  const selects = [...selectsIn(parts)].sort(([one], [other]) => (one < other ? -1 : 1))
  return new Map(
    everyChoice(selects).map((chosen) => {
      const names = new Set<string>()
      filledIn(parts, chosen, names)
      const way = selects.map(([name]) => `${name}=${chosen[name]}`).join(' ')
      return [way, [...names].sort().join(' ')]
    }),
  )
}
