import { languageBy } from '../languages.ts'
import { filledInByChoice } from './filled-in-by-choice.ts'
import { lengthFault } from './label-lengths.ts'
import type { CheckedMessage, MessageFault, MessageFaultCode } from './message-fault.ts'
import { named, type Parts, partsOf } from './parts-of.ts'

const fault = (code: MessageFaultCode, found = '', wanted = ''): MessageFault => ({ code, found, wanted })

/** Faults of a message, by itself and compared with the English one. */
export const faultsOf = ({ language, key, text, english: model }: CheckedMessage): MessageFault[] => {
  if (text.trim() === '') return [fault('empty')]
  let parts: Parts
  try {
    parts = partsOf(text)
  } catch (failure) {
    return [fault('syntax', String(failure))]
  }
  const english = model === undefined || model === text ? parts : partsOf(model)
  return [
    ...checkForms(language, parts, english),
    ...compareParts(parts, english, text, model ?? text),
    ...checkFormOfOne(language, parts, english),
    ...compareLines(text, model ?? text),
    ...compareAddresses(text, model ?? text),
    ...lengthFault({ language, key, text, english: model ?? text }),
  ]
}

function compareParts(parts: Parts, english: Parts, text: string, model: string): MessageFault[] {
  const isAlike = parts.selects.join() === english.selects.join()
  return [
    ...(isAlike
      ? compareFilledIn(parts, english, text, model)
      : [fault('choices', parts.selects.join(), english.selects.join())]),
    ...parts.uneven.map((form) => fault('uneven', form)),
    ...[...parts.empty].filter((each) => !english.empty.has(each)).map((each) => fault('silent', each)),
  ]
}

/**
 * Compared for each path through the selects, since a value that is missing in one case is not replaced by another.
 */
function compareFilledIn(parts: Parts, inEnglish: Parts, text: string, model: string): MessageFault[] {
  const strange = [...parts.anywhere].filter((each) => !inEnglish.anywhere.has(each))
  if (strange.length > 0) return [fault('values', strange.join(' '), named(inEnglish.anywhere))]
  const [own, english] = [filledInByChoice(text), filledInByChoice(model)]
  for (const [way, found] of own) {
    const wanted = english.get(way) ?? ''
    if (found !== wanted) return [fault('values', found, wanted)]
  }
  return []
}

/**
 * Where the plural form "one" includes zero, as in Portuguese and Hindi, it must contain the number, unless the
 * English form "one" lacks it too: then zero does not occur.
 */
function checkFormOfOne(language: string, { withoutNumber }: Parts, english: Parts): MessageFault[] {
  if (new Intl.PluralRules(languageBy(language).locale).select(0) !== 'one') return []
  return [...withoutNumber]
    .filter((name) => !english.withoutNumber.has(name))
    .map(() => fault('uneven', 'one'))
}

/** A one-line English message, such as a subject or a label, must stay one line. */
const compareLines = (text: string, model: string): MessageFault[] =>
  /[\r\n]/.test(text) && !/[\r\n]/.test(model) ? [fault('lines')] : []

/** E-mail programs turn addresses into links, so a translation may not add any. */
const addresses = /https?:\/\/\S+|www\.\S+|[\w.+-]+@[\w-]+\.\S+|[\p{L}\d-]+\.\p{L}{2,}\S*/giu

function compareAddresses(text: string, model: string): MessageFault[] {
  const known: readonly string[] = model.match(addresses) ?? []
  const strange = (text.match(addresses) ?? []).filter((each) => !known.includes(each))
  return strange.length === 0 ? [] : [fault('address', strange.join(' '))]
}

/** The form for millions in Spanish and Portuguese ("un millón de"), which no count here reaches. */
const mayBeLeftOut = 'many'

/** The name of a count that the English fills in without a plural. */
const usualCount = 'count'

function checkForms(language: string, { plurals }: Parts, english: Parts): MessageFault[] {
  const { pluralCategories } = new Intl.PluralRules(languageBy(language).locale).resolvedOptions()
  const known: string[] = pluralCategories
  const needed = known.filter((form) => form !== mayBeLeftOut)
  if (plurals.length === 0 && english.plurals.length > 0 && needed.length > 1)
    return [fault('one_form', '', english.plurals[0]?.forms.join(' and '))]
  // Other values may be passed as text, which has no plural form.
  const counted = new Set(
    english.plurals.length > 0
      ? english.plurals.map(({ name }) => name)
      : [usualCount].filter((name) => english.anywhere.has(`{${name}}`)),
  )
  const exact = english.plurals.flatMap(({ name, forms }) =>
    forms.filter((form) => form.startsWith('=')).map((form) => ({ name, form })),
  )
  return plurals.flatMap(({ name, forms }) => [
    // Exact forms of the English, such as =0, that are missing here.
    ...exact
      .filter((each) => each.name === name && !forms.includes(each.form))
      .map(({ form }) => fault('lacks_form', name, form)),
    ...(counted.has(name) ? [] : [fault('counts', name, [...counted].join(' '))]),
    ...needed.filter((form) => !forms.includes(form)).map((form) => fault('lacks_form', name, form)),
    ...forms
      .filter((form) => !form.startsWith('=') && !known.includes(form))
      .map((form) => fault('strange_form', form, name)),
  ])
}
