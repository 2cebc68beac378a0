type Value = { value?: unknown }

/** The used fields of a node of the accessibility tree. */
export type TreeNode = {
  nodeId: string
  parentId?: string
  ignored: boolean
  role?: Value
  name?: Value
  description?: Value
  value?: Value
  properties?: { name: string; value: Value }[]
  childIds?: string[]
  backendDOMNodeId?: number
}

/** By role: the spoken name, and its abbreviation on a braille display. */
export const kinds: Record<string, { spoken: string; short: string }> = {
  heading: { spoken: 'heading', short: 'h' },
  link: { spoken: 'link', short: 'lnk' },
  button: { spoken: 'button', short: 'btn' },
  radio: { spoken: 'radio button', short: 'rbtn' },
  checkbox: { spoken: 'check box', short: 'cbx' },
  switch: { spoken: 'switch', short: 'swt' },
  slider: { spoken: 'slider', short: 'sld' },
  spinbutton: { spoken: 'number', short: 'num' },
  textbox: { spoken: 'text field', short: 'edt' },
  searchbox: { spoken: 'search field', short: 'edt' },
  combobox: { spoken: 'combo box', short: 'cbo' },
  tab: { spoken: 'tab', short: 'tab' },
  menuitem: { spoken: 'menu item', short: 'mnu' },
  option: { spoken: 'option', short: 'opt' },
  image: { spoken: 'picture', short: 'gra' },
  progressbar: { spoken: 'progress', short: 'prg' },
  meter: { spoken: 'meter', short: 'mtr' },
  columnheader: { spoken: 'column', short: 'col' },
  rowheader: { spoken: 'row', short: 'row' },
  cell: { spoken: '', short: '' },
  region: { spoken: 'region', short: 'rgn' },
  navigation: { spoken: 'navigation', short: 'nav' },
  banner: { spoken: 'banner', short: 'bnr' },
  main: { spoken: 'main', short: 'main' },
  complementary: { spoken: 'complementary', short: 'cmp' },
  contentinfo: { spoken: 'foot', short: 'cinf' },
  form: { spoken: 'form', short: 'form' },
  search: { spoken: 'search', short: 'srch' },
  dialog: { spoken: 'dialog', short: 'dlg' },
  alertdialog: { spoken: 'question', short: 'dlg' },
  group: { spoken: 'group', short: 'grp' },
  radiogroup: { spoken: 'choice', short: 'grp' },
  list: { spoken: 'list', short: 'lst' },
  table: { spoken: 'table', short: 'tb' },
}

/** Roles that are announced once by name before their content. */
export const containers = new Set(
  (
    'region navigation banner main complementary contentinfo form search dialog alertdialog group radiogroup list ' +
    'table cell columnheader rowheader'
  ).split(' '),
)

/** Roles whose value is announced with the name. */
export const leaves = new Set([
  'textbox',
  'searchbox',
  'combobox',
  'slider',
  'spinbutton',
  'progressbar',
  'meter',
])

const spokenWithoutName = new Set(['main', 'list', 'table', 'dialog'])
const silent = new Set(['cell', 'columnheader', 'rowheader'])

/** Containers without a name are announced only if their role says something. */
export const isSpoken = (role: string, name: string): boolean =>
  !silent.has(role) && (name !== '' || spokenWithoutName.has(role))

export const textOf = ({ value }: Value = {}): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).replace(/\s+/g, ' ').trim() : ''

const stateTexts: [property: string, words: Record<string, string>][] = [
  ['checked', { true: 'checked', false: 'not checked', mixed: 'partly checked' }],
  ['pressed', { true: 'pressed', false: 'not pressed' }],
  ['expanded', { true: 'open', false: 'closed' }],
  ['selected', { true: 'selected' }],
  ['disabled', { true: 'not available' }],
  ['required', { true: 'required' }],
  ['invalid', { true: 'wrong' }],
]

export const statesOf = ({ properties = [] }: TreeNode): string[] =>
  stateTexts.flatMap(([property, words]) => {
    const found = properties.find(({ name }) => name === property)
    const word = found && words[String(found.value.value)]
    return word === undefined ? [] : [word]
  })
