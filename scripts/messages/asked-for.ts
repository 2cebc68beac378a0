import { builtBeginnings } from './built-beginnings.ts'
import type { Messages } from './read-messages.ts'

/** Keys used by source code: whole keys, beginnings of composed keys, and groups used as a whole. */
export type Asked = {
  whole: ReadonlySet<string>
  beginnings: ReadonlySet<string>
  groups: readonly string[]
}

export function askedIn(code: string): Asked {
  return {
    whole: new Set(code.match(/(?<=['"`])[\w-]+(\.[\w-]+)+(?=['"`])/g) ?? []),
    beginnings: new Set(code.match(/(?<=(?<!sql\.ref\()`)[\w-]+(\.[\w-]+)*\.(?=\$\{)/g) ?? []),
    groups: [...code.matchAll(/(?:useLongText\(|messagesBelow\([^'`]*)'([\w.-]+)'/g)].map(
      ([, group = '']) => `${group}.`,
    ),
  }
}

/** Unused messages, and beginnings that are composed but not declared or declared but not composed. */
export function compareAsked({ whole, beginnings, groups }: Asked, english: Messages): string[] {
  const keys = [...english.keys()]
  const declared = new Set(builtBeginnings)
  const areas = new Set(keys.map((key) => key.split('.', 1)[0]))
  const ours = [...beginnings].filter((beginning) => areas.has(beginning.split('.', 1)[0] ?? ''))
  return [
    ...keys
      .filter(
        (key) =>
          !whole.has(key) && ![...builtBeginnings, ...groups].some((beginning) => key.startsWith(beginning)),
      )
      .map((key) => `${key} is asked for nowhere`),
    ...ours
      .filter((beginning) => !declared.has(beginning))
      .map((beginning) => `keys that begin with ${beginning} are built; add it to ${list}`),
    ...builtBeginnings
      .filter((beginning) => !beginnings.has(beginning))
      .map((beginning) => `nobody builds keys that begin with ${beginning}; take it out of ${list}`),
  ]
}

const list = 'scripts/messages/built-beginnings.ts'
