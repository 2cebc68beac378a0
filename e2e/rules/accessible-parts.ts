type Value = { value?: unknown }

/** A part of the browser's accessibility tree, as far as it is read here. */
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

/** Kinds of parts by their roles: how each is said, and how braille shortens it. */
export const kinds: Record<string, { said: string; short: string }> = {
  heading: { said: 'heading', short: 'h' },
  link: { said: 'link', short: 'lnk' },
  button: { said: 'button', short: 'btn' },
  radio: { said: 'radio button', short: 'rbtn' },
  checkbox: { said: 'check box', short: 'cbx' },
  switch: { said: 'switch', short: 'swt' },
  slider: { said: 'slider', short: 'sld' },
  spinbutton: { said: 'number', short: 'num' },
  textbox: { said: 'text field', short: 'edt' },
  searchbox: { said: 'search field', short: 'edt' },
  combobox: { said: 'combo box', short: 'cbo' },
  tab: { said: 'tab', short: 'tab' },
  menuitem: { said: 'menu item', short: 'mnu' },
  option: { said: 'option', short: 'opt' },
  image: { said: 'picture', short: 'gra' },
  progressbar: { said: 'progress', short: 'prg' },
  meter: { said: 'meter', short: 'mtr' },
  columnheader: { said: 'column', short: 'col' },
  rowheader: { said: 'row', short: 'row' },
  cell: { said: '', short: '' },
  region: { said: 'region', short: 'rgn' },
  navigation: { said: 'navigation', short: 'nav' },
  banner: { said: 'banner', short: 'bnr' },
  main: { said: 'main', short: 'main' },
  complementary: { said: 'complementary', short: 'cmp' },
  contentinfo: { said: 'foot', short: 'cinf' },
  form: { said: 'form', short: 'form' },
  search: { said: 'search', short: 'srch' },
  dialog: { said: 'dialog', short: 'dlg' },
  alertdialog: { said: 'question', short: 'dlg' },
  group: { said: 'group', short: 'grp' },
  radiogroup: { said: 'choice', short: 'grp' },
  list: { said: 'list', short: 'lst' },
  table: { said: 'table', short: 'tb' },
}

/** Parts that are said once by their name and then entered; all others are said whole. */
export const containers = new Set(
  (
    'region navigation banner main complementary contentinfo form search dialog alertdialog group radiogroup list ' +
    'table cell columnheader rowheader'
  ).split(' '),
)

/** Parts whose value is said with their name. */
export const leaves = new Set([
  'textbox',
  'searchbox',
  'combobox',
  'slider',
  'spinbutton',
  'progressbar',
  'meter',
])

const toldWithoutName = new Set(['main', 'list', 'table', 'dialog'])
const silent = new Set(['cell', 'columnheader', 'rowheader'])

/** Whether a container is said: those without a name only where their kind says something. */
export const isSaid = (role: string, name: string): boolean =>
  !silent.has(role) && (name !== '' || toldWithoutName.has(role))

export const textOf = ({ value }: Value = {}): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).replace(/\s+/g, ' ').trim() : ''

const stateWords: [property: string, words: Record<string, string>][] = [
  ['checked', { true: 'checked', false: 'not checked', mixed: 'partly checked' }],
  ['pressed', { true: 'pressed', false: 'not pressed' }],
  ['expanded', { true: 'open', false: 'closed' }],
  ['selected', { true: 'selected' }],
  ['disabled', { true: 'not available' }],
  ['required', { true: 'required' }],
  ['invalid', { true: 'wrong' }],
]

export const statesOf = ({ properties = [] }: TreeNode): string[] =>
  stateWords.flatMap(([property, words]) => {
    const found = properties.find(({ name }) => name === property)
    const word = found && words[String(found.value.value)]
    return word === undefined ? [] : [word]
  })
