import type { JobKind } from 'contract/exchange/jobs'
import type { DatabaseSession, Engine, Statement } from '../../platform/database/engine.ts'
import type { Does, Kinds } from '../../platform/jobs/kind.ts'
import type { Post } from '../../platform/mail/message.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { type Attributes, kinds, type Tracer } from './span.ts'

/** A statement's first word and the first table that it names: `select files`. Its values are never read. */
export const nameOfStatement = (text: string): { operation: string; table: string } => {
  const [, operation = 'other'] = text.match(/^\s*(\w+)/) ?? []
  const [, table = ''] = text.match(/\b(?:from|into|update|join)\s+"?([a-z_]+)"?/i) ?? []
  return { operation: operation.toLowerCase(), table }
}

/** By text: the same few hundred statements come again and again. */
const named = new Map<string, { name: string; attributes: Attributes }>()
const mostNamed = 2000

const describe = (text: string) => {
  const known = named.get(text)
  if (known) return known
  const { operation, table } = nameOfStatement(text)
  const attributes = {
    'db.system.name': 'postgresql',
    'db.operation.name': operation,
    ...(table !== '' && { 'db.collection.name': table }),
  }
  const made = { name: `${operation} ${table}`.trim(), attributes }
  if (named.size < mostNamed) named.set(text, made)
  return made
}

const tracedSession = (tracer: Tracer, session: DatabaseSession): DatabaseSession => ({
  run: (statements: readonly Statement[]) => {
    // without regular work, which asks the database each second
    if (!tracer.isUnderWay()) return session.run(statements)
    const { name, attributes } = describe(statements.at(-1)?.text ?? '')
    const more = statements.length > 1 ? { 'db.operation.batch.size': statements.length } : {}
    return tracer.within({ name, kind: kinds.client, attributes: { ...attributes, ...more } }, () =>
      session.run(statements),
    )
  },
  release: (broken) => session.release(broken),
})

/** Each trip to the database is a span. */
export const tracedEngine = (tracer: Tracer, engine: Engine): Engine => ({
  ...engine,
  acquire: async (milliseconds) => tracedSession(tracer, await engine.acquire(milliseconds)),
  takeFree: () => {
    const session = engine.takeFree()
    return session && tracedSession(tracer, session)
  },
})

/** Put, get and delete, without names of files. */
export const tracedStorage = (tracer: Tracer, storage: Storage): Storage => {
  const within = <Answer>(action: string, work: () => Promise<Answer>) =>
    tracer.isUnderWay() ? tracer.within({ name: `storage ${action}`, kind: kinds.client }, work) : work()
  return {
    ...storage,
    put: (name, source, schoolOf) => within('put', () => storage.put(name, source, schoolOf)),
    get: (name, range) => within('get', () => storage.get(name, range)),
    remove: (name) => within('remove', () => storage.remove(name)),
  }
}

/** Sending an e-mail, without recipient and subject. */
export const tracedPost = (tracer: Tracer, post: Post): Post => ({
  ...post,
  send: (message) =>
    tracer.within(
      { name: 'email send', kind: kinds.client },
      () => post.send(message),
      (failure) => failure !== null,
    ),
})

/** Jobs by their kind. */
export const tracedKinds = (tracer: Tracer, does: Kinds): Kinds => {
  const traced =
    (kind: JobKind): Does =>
    (work) =>
      tracer.within({ name: `job ${kind}`, kind: kinds.internal }, () => does[kind](work))
  return { import: traced('import'), import_apply: traced('import_apply'), export: traced('export') }
}
