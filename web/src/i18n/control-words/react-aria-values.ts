/** All values of React Aria's messages. */
export interface ReactAriaValues {
  count: number
  item: string
  itemText: string
  beforeItemText: string
  afterItemText: string
  columnName: string
  value: string
  fieldLabel: string
  link: string
  date: string
  startDate: string
  endDate: string
  dateRange: string
  time: string
  minValue: string
  maxValue: string
  optionText: string
  optionCount: number
  groupTitle: string
  groupCount: number
  isGroupChange: boolean
  isSelected: boolean
}

type Forms = Record<string, string | (() => string)>

/** React Aria's formatter, as messages use it. */
interface ReactAriaForms {
  plural(count: number, forms: Forms): string
  number(value: number): string
  select(forms: Forms, value: string | boolean): string
}

/** A text, or a function of values and a formatter. */
export type ReactAriaMessage = string | ((values: ReactAriaValues, form: ReactAriaForms) => string)
/** Texts by package, for example `'@react-aria/combobox': { buttonLabel: '...' }`. */
export type ReactAriaTexts = Record<string, Record<string, ReactAriaMessage>>
