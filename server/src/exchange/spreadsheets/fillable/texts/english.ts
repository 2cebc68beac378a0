import type { FillTexts } from './texts.ts'

export const english: FillTexts = {
  headings: {
    mark: 'Mark (leave as it is)',
    indicator_code: 'Code',
    indicator_text: 'Indicator',
    stage_1: 'Stage 1: Change',
    stage_2: 'Stage 2: Transformation',
    stage_3: 'Stage 3: Innovation',
    option: 'Option',
    na_reason: 'Why it does not apply',
    note: 'Your note',
  },
  naWhen: 'Not applicable only when:',
  help: {
    sheet: 'Help',
    title: 'How to fill in this sheet',
    steps: [
      'Write only in the coloured cells: the option, why it does not apply, and your note.',
      'Choose the option from the list in the cell. The letter alone is enough, for example C.',
      'Choose NA only when the condition under the indicator is true, and write why it does not apply.',
      'An empty cell changes nothing. A cell that you leave as it was changes nothing either.',
      'Write no names of learners and no diagnoses.',
      'Leave the rows, the columns and the headings as they are.',
      'Save the file as a workbook (XLSX) or as CSV. Then open the evaluation in Vereda and choose “Work on paper”. You see what would change before anything is saved.',
    ],
    instrument: 'Instrument',
    school: 'School',
    line: 'Line',
    options: 'What the options mean',
    practice: 'Where practice is described',
    reach: 'Where a share is meant',
  },
  wrong: {
    title: 'Not taken',
    option: 'Choose one of the options in the list.',
    length: 'This is too long.',
  },
  form: {
    school: 'School',
    day: 'Day',
    reason: 'Why it does not apply',
    note: 'Your note',
    noNames: 'No names of learners, no diagnoses.',
    needed: 'Write why it does not apply.',
  },
}
