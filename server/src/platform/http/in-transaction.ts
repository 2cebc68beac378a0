import type { Db } from '../database/db.ts'
import { isOutdated } from '../database/failures/errors.ts'
import type { Assumption } from '../database/sessions/open-session.ts'
import { alsoAssuming, transact, withCommit } from '../database/sessions/transact.ts'
import type { RequestContext, Route } from './feature.ts'
import { repeatable } from './idempotency.ts'
import { isRefusal } from './recognised.ts'
import { assertStillAllowed } from './still-allowed.ts'

export type Outcome = { status: number; answer: unknown; replayed: boolean }

type Repeat = NonNullable<ReturnType<typeof repeatable>>

type Assume = (transaction: Db) => RequestContext['assume']

/** What a handler took for granted; `drop` tells those who did that it was wrong, where anybody did. */
const handlersAssumptions = () => {
  let all: (() => void)[] = []
  const assume: Assume = (transaction) => (statement, wrong) => {
    const isTaken = alsoAssuming(transaction, { ...statement, confirmed: () => undefined })
    if (isTaken) all.push(wrong)
    return isTaken
  }
  const drop = (): boolean => {
    const dropped = all
    all = []
    for (const wrong of dropped) wrong()
    return dropped.length > 0
  }
  return { assume, drop }
}

const nothing: Assume = () => () => false

const done = async (
  { call, handler }: Route,
  context: RequestContext,
  transaction: Db,
  repeat: Repeat | null,
  assume: Assume,
): Promise<Outcome> => {
  const { reply } = context
  let isStored = repeat === null
  reply.code(call.status)
  const answer = await handler({
    ...context,
    db: transaction,
    assume: assume(transaction),
    last: (statement) => (isStored ? withCommit(transaction, statement) : statement()),
    lastStoring: (statement) => {
      isStored = true
      return withCommit(transaction, () => statement(repeat?.storing(call.status) ?? null))
    },
  })
  const status = reply.statusCode
  if (repeat && !isStored)
    await withCommit(transaction, () => repeat.store(transaction, { status, body: answer }))
  return { status, answer, replayed: false }
}

/** With a look first whether it was answered before. */
const doneOnce = async (
  route: Route,
  context: RequestContext,
  transaction: Db,
  repeat: Repeat,
): Promise<Outcome> => {
  const before = await repeat.before(transaction)
  if (!before) return done(route, context, transaction, repeat, nothing)
  await assertStillAllowed(transaction, () =>
    route.handler({ ...context, db: transaction, afterwards: () => undefined }),
  )
  return { status: before.status, answer: before.body, replayed: true }
}

/**
 * One write is one transaction; it is run again when it failed only because of another beside it. Nearly every key is
 * new: that it is goes with the first statement, and only where that is wrong, or was not found out before the refusal,
 * it is asked first.
 */
export const inTransaction = async (
  route: Route,
  db: Db,
  context: RequestContext,
  assumptions: readonly Assumption[],
): Promise<Outcome> => {
  const { call } = route
  const { request, actor } = context
  const repeat =
    call.method === 'POST' && actor && !call.stream ? repeatable(request, actor.id, request.body) : null
  const { assume, drop } = handlersAssumptions()
  const once = (transaction: Db) => done(route, context, transaction, repeat, assume)
  if (!repeat) {
    try {
      return await transact(db, once, assumptions)
    } catch (error) {
      if (!isOutdated(error) || !drop()) throw error
      return transact(db, (transaction) => done(route, context, transaction, null, nothing), assumptions)
    }
  }
  let isNew = false
  const newKey = repeat.assumption(db, () => {
    isNew = true
  })
  try {
    return await transact(db, once, [...assumptions, newKey])
  } catch (error) {
    if (isOutdated(error)) drop()
    else if (isNew || !isRefusal(error)) throw error
    return transact(db, (transaction) => doneOnce(route, context, transaction, repeat), assumptions)
  }
}
