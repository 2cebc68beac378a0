import { promisify } from 'node:util'
import { constants, inflate } from 'node:zlib'
import { unsupported } from '../refusals.ts'
import { levels, type Token, tokensOf } from './pdf-tokens.ts'

const inflated = promisify(inflate)

/** Limits for a document: inflated bytes of object streams, characters read, and tokens of one object. */
const limits = { bytes: 64 * 1024 * 1024, letters: 256 * 1024 * 1024, tokens: 300_000 }

/** Actions and contents that a viewer runs, opens or sends (ISO 32000-1, 12.6.4 and 7.11.4). */
const opening = new Set(
  'Launch JavaScript JS EmbeddedFile EmbeddedFiles ImportData SubmitForm GoToE RichMedia AA XFA OnInstantiate'.split(
    ' ',
  ),
)

const isNumber = (token: Token | undefined): boolean => token !== undefined && /^\d+$/.test(token.text)

/** Collects what happens when the document is opened, which may only be going to a page. */
const whenOpened = (tokens: Token[], at: number, opened: Set<string>): void => {
  const [first, second] = [tokens[at + 1], tokens[at + 2]]
  if (first?.text === '<<' && !onlyGoes(wholeOf(tokens.slice(at + 1)))) throw unsupported('opens_by_itself')
  if (isNumber(first) && isNumber(second)) opened.add(first?.text ?? '')
}

/** From an opening bracket to its closing one, or everything. */
const wholeOf = (tokens: Token[]): Token[] => {
  const level = levels()
  const end = tokens.findIndex((token) => level(token) === 0)
  return end < 0 ? tokens : tokens.slice(0, end + 1)
}

/** Whether an object only goes to a page, without a following action. */
const onlyGoes = (tokens: Token[]): boolean => {
  const isReference = isNumber(tokens[0]) && isNumber(tokens[1])
  return (
    !isReference &&
    tokens.every(({ kind, text }, at) => {
      if (kind !== 'name') return true
      return text === 'S' ? tokens[at + 1]?.text === 'GoTo' : text !== 'Next'
    })
  )
}

const assertHarmless = (tokens: Token[], opened: Set<string>): void => {
  for (const [at, { kind, text }] of tokens.entries()) {
    if (kind !== 'name') continue
    if (opening.has(text)) throw unsupported('opens_by_itself')
    if (text === 'OpenAction') whenOpened(tokens, at, opened)
  }
}

const namesOf = (tokens: Token[]) =>
  new Set(tokens.flatMap(({ kind, text }) => (kind === 'name' ? [text] : [])))

const filterOf = (tokens: Token[]): string[] | null => {
  const at = tokens.findIndex(({ kind, text }) => kind === 'name' && text === 'Filter')
  if (at < 0) return []
  const found: string[] = []
  for (const token of tokens.slice(at + 1, at + 4)) {
    if (token.kind === 'name') found.push(token.text)
    if (token.text === ']' || (token.kind === 'name' && found.length === 1 && tokens[at + 1] === token))
      return found
    if (token.kind === 'other' && token.text !== '[') return null
  }
  return null
}

/** The keys for reading an object stream must be unique and direct, otherwise two readers may read it differently. */
const assertReadInOneWay = (tokens: Token[]): void => {
  for (const name of ['N', 'First', 'Filter', 'DecodeParms']) {
    const places = tokens.flatMap(({ kind, text }, at) => (kind === 'name' && text === name ? [at] : []))
    const isElsewhere = places.some((at) => tokens[at + 3]?.text === 'R')
    if (places.length > 1 || isElsewhere) throw unsupported('pdf_locked')
  }
}

const tooLarge = () => unsupported('archive_too_large')

/** For an object whose number does not directly precede `obj`, but for example a comment. */
const unknown = '?'
const trailer = 'trailer'
const numberBefore = (text: string, at: number): string =>
  /(?<!\d)(\d{1,10})[\s\0]+\d+[\s\0]*$/.exec(text.slice(Math.max(0, at - 40), at))?.[1] ?? unknown

const pause = () => new Promise<void>((go) => setImmediate(go))

/**
 * Refuses a document with anything that a viewer runs, opens or sends. Every object begins with its number and `obj`
 * or is in an object stream; all are read, even inside of something else.
 */
export const assertOpenNothing = async (bytes: Buffer): Promise<void> => {
  const text = bytes.toString('latin1')
  /** Numbers of objects that are run on opening, and of those that do more than go to a page. */
  const opened = new Set<string>()
  const actions = new Set<string>()
  const spent = { bytes: 0, letters: 0, tokens: 0 }
  let isEncrypted = false
  let hasStreams = false

  const take = (tokens: Token[]) => {
    assertHarmless(tokens, opened)
    isEncrypted ||= namesOf(tokens).has('Encrypt')
  }

  const readStream = async (tokens: Token[], start: number) => {
    hasStreams = true
    const filter = filterOf(tokens)
    assertReadInOneWay(tokens)
    // An unpacked stream has no reliable end.
    if (filter?.join() !== 'FlateDecode' || namesOf(tokens).has('Predictor')) throw unsupported('pdf_locked')
    const room = limits.bytes - spent.bytes
    const options = { maxOutputLength: Math.max(1, room), finishFlush: constants.Z_SYNC_FLUSH }
    const content = await inflated(bytes.subarray(start), options).catch(() => {
      throw unsupported('pdf_locked')
    })
    spent.bytes += content.length
    const letters = content.toString('latin1')
    const inside: Token[] = []
    for (const token of tokensOf(letters)) if (inside.push(token) > limits.tokens) throw tooLarge()
    take(inside)
    readActions(inside, letters, tokens)
  }

  /** The objects of a stream are consecutive; their numbers are at its beginning. */
  const readActions = (inside: Token[], content: string, dictionary: Token[]) => {
    const valueOf = (name: string) =>
      Number(dictionary[dictionary.findIndex(({ kind, text }) => kind === 'name' && text === name) + 1]?.text)
    const [count, first] = [valueOf('N'), valueOf('First')]
    for (let at = 0; at < Math.min(count, inside.length / 2); at += 1) {
      const [number, offset] = [inside[2 * at]?.text ?? '', Number(inside[2 * at + 1]?.text)]
      const own: Token[] = []
      const level = levels()
      for (const token of tokensOf(content, first + offset)) {
        own.push(token)
        spent.tokens += 1
        if (spent.tokens > 2 * limits.tokens) throw tooLarge()
        // A reference to another object has three tokens.
        if (level(token) === 0 && (own.length >= 3 || token.text === ']' || token.text === '>>')) break
      }
      note(number, own)
    }
  }

  /** The opening action may precede or follow its object, and a number may have two objects. */
  const note = (number: string, tokens: Token[]) => {
    if (!onlyGoes(tokens)) actions.add(number)
  }

  const readObject = async (number: string, start: number) => {
    const tokens: Token[] = []
    const level = levels()
    let end = start
    for (const token of tokensOf(text, start)) {
      spent.letters += token.end - end
      end = token.end
      if (spent.letters > limits.letters || tokens.length > limits.tokens) throw tooLarge()
      const depth = level(token)
      if (token.kind === 'other' && /^(endobj|stream|obj|xref|startxref|trailer)$/.test(token.text)) {
        const names = namesOf(tokens)
        const isOfObjects = names.has('ObjStm') || (names.has('First') && names.has('N'))
        if (token.text === 'stream' && isOfObjects) {
          const lineEnd = /^(\r\n|\n|\r)/.exec(text.slice(token.end, token.end + 2))?.[0].length ?? 0
          await readStream(tokens, token.end + lineEnd)
        }
        // Inside brackets it is an ordinary word.
        if (depth === 0) break
      }
      tokens.push(token)
    }
    take(tokens)
    note(number, tokens)
  }

  let read = 0
  for (let at = text.indexOf('obj'); at >= 0; at = text.indexOf('obj', at + 3)) {
    if (!/[\s\0\d]/.test(text[at - 1] ?? '')) continue
    await readObject(numberBefore(text, at), at + 3)
    read += 1
    if (read % 100 === 0) await pause()
  }
  for (let at = text.indexOf('trailer'); at >= 0; at = text.indexOf('trailer', at + 7))
    await readObject(trailer, at + 7)
  const isHarmful = (number: string) => actions.has(number) || actions.has(unknown)
  if ([...opened].some(isHarmful)) throw unsupported('opens_by_itself')
  if (isEncrypted && hasStreams) throw unsupported('pdf_locked')
}
