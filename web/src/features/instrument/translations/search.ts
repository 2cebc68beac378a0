import {
  type DeskPart,
  deskParts,
  type TranslationState,
  translationStates,
} from 'contract/instrument/translations'
import { languages } from 'contract/platform/languages'
import type { Language } from 'contract/platform/shapes'
import { numberFrom, oneFrom, searchFrom, withoutEmpty } from '../../../kit/lists/from-address.ts'
import { type WindowSearch, windowFrom } from '../../../kit/lists/list-window.ts'

export type TranslationsSearch = WindowSearch & {
  language?: Language | undefined
  instrument?: number | undefined
  state?: TranslationState | undefined
  domain?: number | undefined
  /** A part of the instrument, or the catalogue of messages. */
  part?: DeskPart | 'catalogue' | undefined
  search?: string | undefined
  /** Unchecked: the areas are known to the catalogue, which loads later. */
  area?: string | undefined
  shows?: string | undefined
}

export const translationsSearch = (address: Record<string, unknown>): TranslationsSearch =>
  withoutEmpty({
    ...windowFrom(address),
    language: languages.find(({ code }) => code === address.language)?.code,
    instrument: numberFrom(address.instrument),
    state: oneFrom(translationStates, address.state),
    domain: numberFrom(address.domain),
    part: oneFrom([...deskParts, 'catalogue'] as const, address.part),
    search: searchFrom(address.search),
    area: searchFrom(address.area),
    shows: searchFrom(address.shows),
  })
