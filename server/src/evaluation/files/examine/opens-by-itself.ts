import sax from 'sax'
import { unsupported } from '../refusals.ts'

// Longest attribute or text; longer ones are refused.
Object.assign(sax, { MAX_BUFFER_LENGTH: 1024 * 1024 })

/** Names of elements that need a closer look; a part without any of them opens nothing. */
const suspicious =
  /instrText|fldSimple|altChunk|OLEObject|oleObj|oleLink|ddeLink|action[\s=]|refreshOnLoad|(WEBSERVICE|IMAGE|RTD|DDE|IMPORT[A-Z]+)[\s(]|\|/i
const formulaBegins = /[<:](f|formula\d?|definedName)[\s>]/i
/** Ways to write a name so that a text search does not find it. */
const disguise = /&#|<!|.<\?/s
const overlap = 64

/** Whether a part, given in chunks, needs a closer look. */
export const suspicion = () => {
  let before = ''
  let found = false
  let hasFormulas = false
  let isDisguised = false
  return (piece: string): boolean => {
    const text = before + piece
    hasFormulas ||= formulaBegins.test(text)
    isDisguised ||= disguise.test(text)
    found ||= suspicious.test(text) || (hasFormulas && isDisguised)
    before = text.slice(-overlap)
    return found
  }
}

/** Elements that embed a program or foreign content (ECMA-376 parts 1 and 4). */
const elements = new Set(['altchunk', 'oleobject', 'oleobj', 'olelink', 'ddelink'])
const formulas = new Set(['f', 'formula', 'formula1', 'formula2', 'definedname'])
/** Fields that load or start something when the document is opened (ECMA-376 part 1, 17.16.5). */
const fields = new Set(
  'DDE DDEAUTO INCLUDEPICTURE INCLUDETEXT INCLUDE IMPORT LINK EMBED DATABASE RD PRINT'.split(' '),
)

const refusal = () => unsupported('opens_by_itself')

const local = (name: string): string => name.slice(name.indexOf(':') + 1).toLowerCase()

const assertHarmlessField = (instruction: string): void => {
  if (instruction.trimStart().startsWith('=')) return
  const [word = ''] = /[a-z]+/i.exec(instruction) ?? []
  if (fields.has(word.toUpperCase())) throw refusal()
}

/** Functions of Excel, LibreOffice or Google that send requests or start programs when a workbook is opened. */
const requestingFunction = /(?<![A-Z0-9_])(WEBSERVICE|IMAGE|RTD|DDE|IMPORT(DATA|FEED|HTML|RANGE|XML))\s*\(/i

const assertHarmlessFormula = (formula: string): void => {
  const bare = formula.replace(/"[^"]*"/g, '')
  if (/[\w.]\s*\|\s*['\w][^!]*!/.test(bare) || requestingFunction.test(bare)) throw refusal()
}

/** A field's instruction may be split over several runs and contain nested fields. */
const fieldReader = () => {
  const open: { text: string; isCode: boolean }[] = []
  const judge = () => {
    const field = open.at(-1)
    if (field?.isCode) assertHarmlessField(field.text)
    if (field) field.isCode = false
  }
  const mark = (kind: string | undefined) => {
    if (kind === 'begin') {
      const outer = open.at(-1)
      // An instruction that begins with a computed part cannot be judged.
      if (outer?.isCode && outer.text.trim() === '') throw refusal()
      open.push({ text: '', isCode: true })
    } else if (kind === 'separate') judge()
    else if (kind === 'end') {
      judge()
      open.pop()
    }
  }
  const write = (text: string) => {
    const field = open.at(-1)
    if (field?.isCode) field.text += text
  }
  const end = () => {
    while (open.length > 0) mark('end')
  }
  return { mark, write, end }
}

type Attributes = Map<string, string>
type Reader = {
  open?: (name: string, attributes: Attributes) => void
  text?: (name: string, text: string) => void
}

/** Parses XML with lowercase local names; invalid XML is refused. */
export const readMarkup = (reader: Reader) => {
  const parser = sax.parser(true, { position: false })
  const names: string[] = []
  parser.onopentag = ({ name, attributes }) => {
    names.push(local(name))
    const own = Object.entries(attributes).map(([key, value]) => [local(key), String(value)] as const)
    reader.open?.(local(name), new Map(own))
  }
  parser.onclosetag = () => void names.pop()
  const text = (content: string) => reader.text?.(names.at(-1) ?? '', content)
  parser.ontext = text
  parser.oncdata = text
  parser.ondoctype = () => {
    throw unsupported('office_doctype')
  }
  parser.onerror = () => {
    throw unsupported('content')
  }
  return { write: (piece: string) => void parser.write(piece), end: () => void parser.close() }
}

/** Refuses a part that opens, starts or loads something by itself. */
export const harmlessMarkup = () => {
  const field = fieldReader()
  const formula = { text: '' }
  const isAct = (value = '') => /^\s*ppaction:\/\/(program|macro|ole)/i.test(value)
  const reader = readMarkup({
    open: (name, attributes) => {
      assertHarmlessFormula(formula.text)
      formula.text = ''
      if (elements.has(name) || isAct(attributes.get('action'))) throw refusal()
      if (/^(1|true)$/.test(attributes.get('refreshonload')?.trim() ?? '')) throw refusal()
      if (name === 'fldsimple') assertHarmlessField(attributes.get('instr') ?? '')
      if (name === 'fldchar') field.mark(attributes.get('fldchartype'))
    },
    text: (name, text) => {
      if (name === 'instrtext' || name === 'delinstrtext') field.write(text)
      if (formulas.has(name)) formula.text += text
    },
  })
  return {
    write: reader.write,
    end: () => {
      reader.end()
      field.end()
      assertHarmlessFormula(formula.text)
    },
  }
}
