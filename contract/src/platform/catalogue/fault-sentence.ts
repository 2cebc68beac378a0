import type { MessageFault, MessageFaultCode } from './message-fault.ts'

/** In English, for developers and beside the code of a refusal. */
const sentences: Record<MessageFaultCode, (fault: MessageFault) => string> = {
  empty: () => 'says nothing',
  syntax: ({ found }) => `is no valid ICU: ${found}`,
  values: ({ found, wanted }) => `fills in ${found || 'nothing'}, English ${wanted || 'nothing'}`,
  choices: ({ found, wanted }) => `chooses among ${found || 'nothing'}, English ${wanted || 'nothing'}`,
  uneven: ({ found }) => `fills in something else for "${found}" than for "other"`,
  silent: ({ found }) => `says nothing for ${found}`,
  counts: ({ found, wanted }) => `counts by {${found}}, English by ${wanted || 'nothing'}`,
  one_form: ({ wanted }) => `has one form for all numbers, English ${wanted}`,
  lacks_form: ({ found, wanted }) => `lacks "${wanted}" for ${found}`,
  strange_form: ({ found, wanted }) => `has "${found}" for ${wanted}, which the language does not count by`,
  address: ({ found }) => `names an address that the English does not have: ${found}`,
  lines: () => 'has several lines, English one',
  taken: ({ found, wanted }) => `says "${found}", as ${wanted} does in the same file`,
  label: ({ found, wanted }) => `has ${found} characters, at most ${wanted} fit beside the English`,
  sheet_name: ({ found, wanted }) => `has ${found} characters, a sheet's name at most ${wanted}`,
  sheet_signs: () => 'has a sign that a sheet may not have in its name',
  avoid: ({ found, wanted }) => `has "${found}", which is not said here${wanted ? `: rather ${wanted}` : ''}`,
}

export const faultSentence = (fault: MessageFault): string => sentences[fault.code](fault)
