import {
  areaOfKey,
  type CatalogueArea,
  type CatalogueFilter,
  type CatalogueProgress,
  type CatalogueState,
  type CatalogueText,
  longestMessage,
  numberOfMessage,
} from 'contract/instrument/catalogue'
import { longestLabel } from 'contract/platform/catalogue/label-lengths'
import { languageCodes } from 'contract/platform/languages'
import { fold, type Language } from 'contract/platform/shapes'
import { messageKeys, releasedText } from '../../platform/catalogue/released.ts'
import { isCurrent } from '../../platform/catalogue/speaking.ts'
import type { Stored } from './queries.ts'

export type Named = { language: Language; key: string }

/** Corrected texts by key. */
export type ShownTexts = ReadonlyMap<string, string>

let byNumber: ReadonlyMap<number, Named> | undefined

/** Maps the number of a message to its language and key. */
export const messagesByNumber = (): ReadonlyMap<number, Named> => {
  byNumber ??= new Map(
    languageCodes.flatMap((language) =>
      messageKeys().map((key) => [numberOfMessage(language, key), { language, key }] as const),
    ),
  )
  return byNumber
}

const stateOf = (stored: Stored | undefined): CatalogueState => {
  if (stored === undefined || stored.words === null) return 'released'
  return isCurrent({ ...stored, words: stored.words }) ? 'corrected' : 'stale'
}

/** The corrected English that a translation is written beside; undefined for English. */
export const seenWith = ({ language, key }: Named, english: ShownTexts): string | null =>
  language === 'en' ? null : (english.get(key) ?? null)

/** The present English, where it differs from that at the time of the translation or its last check. */
const englishSince = (message: Named, stored: Stored | undefined, english: ShownTexts): string | null => {
  const now = seenWith(message, english)
  return now === (stored?.seen ?? null) ? null : (now ?? releasedText('en', message.key) ?? '')
}

const limitOf = ({ language, key }: Named, source: string): number =>
  (language === 'en' ? null : longestLabel(key, source)) ?? longestMessage

/** A message as translators see it, with what is stored of it. */
export const shown = (
  { language, key }: Named,
  stored: Stored | undefined,
  english: ShownTexts,
): CatalogueText => {
  const source = releasedText('en', key) ?? ''
  const released = releasedText(language, key) ?? source
  const state = stateOf(stored)
  return {
    id: numberOfMessage(language, key),
    key,
    area: areaOfKey(key),
    source,
    released,
    target: stored?.words ?? released,
    state,
    source_before: state === 'stale' && stored?.made_of !== source ? (stored?.made_of ?? null) : null,
    english_since: englishSince({ language, key }, stored, english),
    limit: limitOf({ language, key }, source),
    changed_by: stored?.changed_by ?? null,
    changed_at: stored?.updated_at ?? null,
    version: stored?.version ?? 0,
    updated_at: stored?.updated_at ?? null,
  }
}

/** Corrected texts of a language by key. */
export const shownTexts = (all: readonly Stored[], language: Language): Map<string, string> =>
  new Map(
    all.flatMap((each) =>
      each.language === language && each.words !== null && stateOf(each) === 'corrected'
        ? [[each.key, each.words]]
        : [],
    ),
  )

type Filters = {
  area?: CatalogueArea | undefined
  state?: CatalogueFilter | undefined
  search?: string | undefined
}

/** A matching message with what is stored of it. */
type Fitting = { key: string; stored: Stored | undefined }

/** Matching messages of a language in the order of their files; a search looks at texts and keys. */
export const fittingOf = (
  language: Language,
  all: readonly Stored[],
  { area, state, search }: Filters,
): Fitting[] => {
  const own = new Map(all.filter((each) => each.language === language).map((each) => [each.key, each]))
  const sought = search === undefined ? null : fold(search)
  const english = shownTexts(all, 'en')
  const isIn = (key: string) =>
    state === 'to_check'
      ? englishSince({ language, key }, own.get(key), english) !== null
      : state === stateOf(own.get(key))
  const searched = (key: string): (string | null | undefined)[] => [
    key,
    releasedText('en', key),
    releasedText(language, key),
    own.get(key)?.words,
  ]
  return messageKeys()
    .filter(
      (key) =>
        (area === undefined || area === areaOfKey(key)) &&
        (state === undefined || isIn(key)) &&
        (sought === null || searched(key).some((text) => fold(text ?? '').includes(sought))),
    )
    .map((key) => ({ key, stored: own.get(key) }))
}

/** The number of corrected messages by language. */
export const progressOf = (all: readonly Stored[]): CatalogueProgress[] => {
  const keys = new Set(messageKeys())
  // Computed once, not for each count.
  const known = all
    .filter(({ key }) => keys.has(key))
    .map((each) => ({ language: each.language, state: stateOf(each) }))
  const english = shownTexts(all, 'en')
  const seen = new Map(all.map((each) => [`${each.language} ${each.key}`, each]))
  // Only keys with corrections or with an earlier English can have changed.
  const touched = new Set([...english.keys(), ...all.flatMap((each) => (each.seen === null ? [] : each.key))])
  const toCheck = (language: Language) =>
    [...touched].filter(
      (key) =>
        keys.has(key) && englishSince({ language, key }, seen.get(`${language} ${key}`), english) !== null,
    ).length
  const countOf = (language: Language, state: CatalogueState) =>
    known.filter((each) => each.language === language && each.state === state).length
  return languageCodes.map((language) => ({
    language,
    total: keys.size,
    corrected: countOf(language, 'corrected'),
    stale: countOf(language, 'stale'),
    to_check: toCheck(language),
  }))
}
