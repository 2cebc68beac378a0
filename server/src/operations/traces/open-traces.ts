import type { FastifyInstance } from 'fastify'
import type { Engine } from '../../platform/database/engine.ts'
import type { Kinds } from '../../platform/jobs/kind.ts'
import type { Post } from '../../platform/mail/message.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { version } from '../status/version.ts'
import { openSending } from './send-spans.ts'
import { openTracer } from './span.ts'
import { traceRequests } from './trace-requests.ts'
import { tracedEngine, tracedKinds, tracedPost, tracedStorage } from './traced.ts'

/** Each wraps a part and records its spans. */
export type Traces = {
  engine: (engine: Engine) => Engine
  storage: (storage: Storage) => Storage
  post: (post: Post) => Post
  kinds: (kinds: Kinds) => Kinds
  /** Requests of this server; the rest is sent when it ends. */
  requests: (app: FastifyInstance, trustProxy: readonly string[]) => void
}

/** Traces for a receiver of OpenTelemetry; not loaded without the setting. */
export const openTraces = ({ address, headers, service }: NonNullable<Settings['tracesTo']>): Traces => {
  let complain: (reason: string) => void = () => undefined
  const sending = openSending({ address, headers, service, version: version() }, (reason) => complain(reason))
  const tracer = openTracer(sending.take)
  return {
    engine: (engine) => tracedEngine(tracer, engine),
    storage: (storage) => tracedStorage(tracer, storage),
    post: (post) => tracedPost(tracer, post),
    kinds: (kinds) => tracedKinds(tracer, kinds),
    requests: (app, trustProxy) => {
      complain = (reason) => app.log.warn({ reason }, 'traces were not sent')
      traceRequests(app, tracer, trustProxy)
      app.addHook('onClose', sending.close)
    },
  }
}
