import { Socket } from 'node:net'

/** What comes is read into here, and copied at once. */
const buffer = Buffer.allocUnsafeSlow(64 * 1024)

/**
 * A socket that reads into memory it has: of itself Node takes 64 KB for each piece that comes and gives most of it
 * back. Of an encrypted connection another socket reads.
 */
export const plainSocket = (): Socket => {
  const options = {
    allowHalfOpen: false,
    onread: {
      buffer,
      callback: (length: number): boolean => {
        socket.emit('data', Buffer.from(buffer.subarray(0, length)))
        return true
      },
    },
  }
  const socket = new Socket(options)
  return socket
}
