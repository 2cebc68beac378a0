/** What easy-read papers say beside the messages of the pages: very short sentences, and no term of the field. */
export const easyEnglish = {
  at: 'Our school is at this stage: {{stage}}.',
  notYet: 'Our school is not at the first stage yet. The first stage is {{stage}}.',
  nothing: 'We have no answers yet.',
  well: 'What we do well',
  noWell: 'We are still building our strengths.',
  next: 'What we do next',
  noNext: 'We keep what we have reached.',
  better: 'Better than last time: {{count}}.',
  same: 'The same: {{count}}.',
  weaker: 'Weaker than last time: {{count}}.',
  notCompared: 'We cannot compare with another time yet.',
  noGoals: 'We have no goals yet.',
  who: 'Who',
  when: 'By when',
  nobody: 'Nobody is named yet',
  noDay: 'No day is set yet',
  late: 'This is late.',
  done: 'What is done',
  nothingNext: 'All that we planned is done.',
  more: 'There is more. The whole paper has all of it.',
}
export type EasyWords = Record<keyof typeof easyEnglish, string>
