import { Readable } from 'node:stream'
import type { S3Client } from '@aws-sdk/client-s3'
import { retried } from '../retried.ts'
import { exactly } from './exactly.ts'
import { checkedName, isStoredName, type Range, type Source, type Storage } from './storage.ts'

export type S3Place = { bucket: string; prefix: string; endpoint: string | null; region: string | null }

const nothing = () => undefined
const silent = { trace: nothing, debug: nothing, info: nothing, warn: nothing, error: nothing }

type Refused = { name?: string; $metadata?: { httpStatusCode?: number } }

const isMissing = (error: unknown): boolean => {
  const { name, $metadata }: Refused = error instanceof Error ? error : {}
  return name === 'NoSuchKey' || name === 'NotFound' || $metadata?.httpStatusCode === 404
}

/** What is missing is no failure. */
export const orUndefined = async <Answer>(wanted: Promise<Answer>): Promise<Answer | undefined> => {
  try {
    return await wanted
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** Milliseconds without one byte in either direction, after which a request has failed. */
const longestSilence = 10_000

/** The client is loaded only where S3 is used, because it takes much memory. */
export const clientOf = async (place: S3Place, silence = longestSilence) => {
  const s3 = await import('@aws-sdk/client-s3')
  const client: S3Client = new s3.S3Client({
    ...(place.endpoint && { endpoint: place.endpoint, forcePathStyle: true }),
    region: place.region ?? process.env.AWS_REGION ?? 'us-east-1',
    // Servers other than Amazon's often do not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // `requestTimeout` only warns, and would end a long upload that moves on.
    requestHandler: { connectionTimeout: 5_000, socketTimeout: silence },
    // Errors are thrown, and logged by the caller.
    logger: silent,
  })
  return { s3, client }
}

/** On a server the client answers with a stream of Node's own. */
export const streamOf = ({ Body }: { Body?: unknown }): Readable => Body as Readable

type Client = Awaited<ReturnType<typeof clientOf>>

/** One small object of its own under the prefix. */
export const putText = async (place: S3Place, name: string, text: string): Promise<void> => {
  const { s3, client } = await clientOf(place)
  const Key = place.prefix === '' ? name : `${place.prefix}/${name}`
  const order = { Bucket: place.bucket, Key, Body: text, ContentType: 'text/plain; charset=utf-8' }
  await client
    .send(new s3.PutObjectCommand(order))
    .then(tagged)
    .finally(() => client.destroy())
}

/** The files under a prefix, page by page. */
const listed = async function* ({ s3, client }: Client, bucket: string, root: string) {
  let token: string | undefined
  do {
    const answer = await client.send(
      new s3.ListObjectsV2Command({
        Bucket: bucket,
        Prefix: root,
        ...(token && { ContinuationToken: token }),
      }),
    )
    for (const { Key, Size, LastModified } of answer.Contents ?? []) {
      const name = (Key ?? '').slice(root.length)
      if (isStoredName(name)) yield { name, size: Size ?? 0, changedAt: LastModified ?? new Date() }
    }
    token = answer.NextContinuationToken
  } while (token)
}

/** An answer without a tag is not of S3, such as the page of a proxy: nothing was stored, and nothing was read. */
const tagged = <Answer extends { ETag?: string | undefined }>(answer: Answer): Answer => {
  if (!answer.ETag) throw new Error('The S3 server answered without an ETag')
  return answer
}

/** Files in a bucket, under `<prefix>/<uuid>`. */
export const openS3 = async (place: S3Place, silence = longestSilence): Promise<Storage> => {
  const { s3, client } = await clientOf(place, silence)
  const root = place.prefix === '' ? '' : `${place.prefix}/`
  const at = (name: string) => ({ Bucket: place.bucket, Key: root + checkedName(name) })

  const send = async (name: string, source: Source) => {
    const body = Readable.from(exactly(source), { objectMode: false })
    const broken = new AbortController()
    body.once('error', (error) => broken.abort(error))
    try {
      const order = new s3.PutObjectCommand({ ...at(name), Body: body, ContentLength: source.size })
      tagged(await client.send(order, { abortSignal: broken.signal }))
    } finally {
      body.destroy()
    }
  }
  /** The client itself does not retry, because a stream cannot be sent twice; here the source is opened again. */
  const put = (name: string, source: Source) =>
    retried(
      () => send(name, source),
      () => true,
    )
  const size = async (name: string) =>
    (await orUndefined(client.send(new s3.HeadObjectCommand(at(name)))))?.ContentLength
  const get = async (name: string, range?: Range) => {
    const wanted = range && { Range: `bytes=${range.start}-${range.end - 1}` }
    const answer = await orUndefined(client.send(new s3.GetObjectCommand({ ...at(name), ...wanted })))
    if (!answer?.Body) return undefined
    tagged(answer)
    const whole = Number(answer.ContentRange?.split('/')[1] ?? answer.ContentLength)
    return { stream: streamOf(answer), size: whole }
  }
  const list = () => listed({ s3, client }, place.bucket, root)
  const remove = async (name: string) => {
    await orUndefined(client.send(new s3.DeleteObjectCommand(at(name))))
  }
  return { put, get, size, remove, list }
}
