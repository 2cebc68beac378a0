export type WorkerSettings = {
  /** The cluster's folder; it must exist, and is filled when it is empty. */
  folder: string
  /** False only where losing the folder is no loss: a new cluster not yet put in place, and tests. */
  durable: boolean
  /** One 32-bit integer: how many times the disk was told to keep what was written. */
  syncs: SharedArrayBuffer
}

/** Bytes of PostgreSQL's wire protocol, whole messages only, or the wish to end. */
export type ToWorker = Uint8Array | 'close'

export type FromWorker = Uint8Array<ArrayBuffer> | 'ready'
