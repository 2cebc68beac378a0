import { promisify } from 'node:util'
import { constants, inflate } from 'node:zlib'
import { unsupported } from '../refusals.ts'
import { type Token, tokensOf } from './pdf-tokens.ts'

const inflated = promisify(inflate)

/** Of one document: what its streams of objects inflate to, letters that are read, and tokens of one object. */
const limits = { bytes: 64 * 1024 * 1024, letters: 256 * 1024 * 1024, tokens: 300_000 }

/** Actions and contents that a viewer runs, opens or sends (ISO 32000-1, 12.6.4 and 7.11.4). */
const opening = new Set(
  'Launch JavaScript JS EmbeddedFile EmbeddedFiles ImportData SubmitForm GoToE RichMedia AA'.split(' '),
)

type Opened = { direct: string[]; references: Set<string> }

const isNumber = (token: Token | undefined): boolean => token !== undefined && /^\d+$/.test(token.text)

/** What the document does when it is opened: going to a page is all that it may do. */
const whenOpened = (tokens: Token[], at: number, opened: Opened): void => {
  const [first, second] = [tokens[at + 1], tokens[at + 2]]
  if (first?.text === '<<') opened.direct.push(actionIn(tokens.slice(at + 1, at + 40)) ?? '')
  else if (isNumber(first) && isNumber(second)) opened.references.add(first?.text ?? '')
}

/** The kind of action that a dictionary names, if it is one. */
const actionIn = (tokens: Token[]): string | undefined => {
  const at = tokens.findIndex(({ kind, text }) => kind === 'name' && text === 'S')
  return at < 0 ? undefined : tokens[at + 1]?.text
}

const assertHarmless = (tokens: Token[], opened: Opened): void => {
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

const tooLarge = () => unsupported('archive_too_large')

const pause = () => new Promise<void>((go) => setImmediate(go))

/**
 * Refuses a document with anything that a viewer runs, opens or sends. Every object that a viewer can find begins with
 * its number and `obj`, or lies in a stream of objects: each is read, also where it stands inside of something else.
 */
export const assertOpenNothing = async (bytes: Buffer): Promise<void> => {
  const text = bytes.toString('latin1')
  const opened: Opened = { direct: [], references: new Set() }
  const actions = new Map<string, string>()
  const spent = { bytes: 0, letters: 0 }
  let isEncrypted = false
  let hasStreams = false

  const take = (tokens: Token[]) => {
    assertHarmless(tokens, opened)
    isEncrypted ||= namesOf(tokens).has('Encrypt')
  }

  const readStream = async (tokens: Token[], start: number) => {
    hasStreams = true
    const filter = filterOf(tokens)
    const isPlain = filter?.length === 0
    if (!isPlain && (filter?.join() !== 'FlateDecode' || namesOf(tokens).has('Predictor')))
      throw unsupported('pdf_locked')
    const raw = bytes.subarray(start, isPlain ? start + limits.bytes : undefined)
    const room = limits.bytes - spent.bytes
    const options = { maxOutputLength: Math.max(1, room), finishFlush: constants.Z_SYNC_FLUSH }
    const content = isPlain
      ? raw.subarray(0, raw.indexOf('endstream') >>> 0)
      : await inflated(raw, options).catch(() => {
          throw unsupported('pdf_locked')
        })
    spent.bytes += content.length
    const letters = content.toString('latin1')
    const inside: Token[] = []
    for (const token of tokensOf(letters)) if (inside.push(token) > limits.tokens) throw tooLarge()
    take(inside)
    readActions(inside, letters, tokens)
  }

  /** Objects in a stream stand one after the other; which number each has its first numbers say. */
  const readActions = (inside: Token[], content: string, dictionary: Token[]) => {
    const valueOf = (name: string) =>
      Number(dictionary[dictionary.findIndex(({ kind, text }) => kind === 'name' && text === name) + 1]?.text)
    const [count, first] = [valueOf('N'), valueOf('First')]
    for (let at = 0; at < Math.min(count, inside.length / 2); at += 1) {
      const [number, offset] = [inside[2 * at]?.text ?? '', Number(inside[2 * at + 1]?.text)]
      const own: Token[] = []
      for (const token of tokensOf(content, first + offset)) {
        if (own.length === 40) break
        own.push(token)
      }
      note(number, own)
    }
  }

  /** Of an object whose action is not known when it is read. */
  const note = (number: string, tokens: Token[]) => {
    const action = tokens[0]?.text === '<<' ? actionIn(tokens) : undefined
    if (action !== undefined) actions.set(number, action)
  }

  const readObject = async (number: string, start: number) => {
    const tokens: Token[] = []
    let end = start
    for (const token of tokensOf(text, start)) {
      spent.letters += token.end - end
      end = token.end
      if (spent.letters > limits.letters || tokens.length > limits.tokens) throw tooLarge()
      if (token.kind === 'other' && /^(endobj|stream|obj|xref|startxref|trailer)$/.test(token.text)) {
        take(tokens)
        note(number, tokens.slice(0, 40))
        const names = namesOf(tokens)
        const isOfObjects = names.has('ObjStm') || (names.has('First') && names.has('N'))
        if (token.text === 'stream' && isOfObjects) {
          const lineEnd = /^(\r\n|\n|\r)/.exec(text.slice(token.end, token.end + 2))?.[0].length ?? 0
          await readStream(tokens, token.end + lineEnd)
        }
        return
      }
      tokens.push(token)
    }
    take(tokens)
  }

  let read = 0
  for (let at = text.indexOf('obj'); at >= 0; at = text.indexOf('obj', at + 3)) {
    const [, number] = /(\d+)[\s\0]+\d+[\s\0]*$/.exec(text.slice(Math.max(0, at - 40), at)) ?? []
    if (number === undefined) continue
    await readObject(number, at + 3)
    read += 1
    if (read % 100 === 0) await pause()
  }
  for (let at = text.indexOf('trailer'); at >= 0; at = text.indexOf('trailer', at + 7))
    await readObject('', at + 7)
  const onOpening = [...opened.direct, ...[...opened.references].flatMap((each) => actions.get(each) ?? [])]
  if (onOpening.some((action) => action !== 'GoTo')) throw unsupported('opens_by_itself')
  if (isEncrypted && hasStreams) throw unsupported('pdf_locked')
}
