import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'

const ed25519 = (key: KeyObject): KeyObject => {
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('The key is not one of Ed25519')
  return key
}

/** Equivalent to `openssl pkeyutl -sign -rawin`. */
export const signatureOf = (text: Buffer, keyFile: string): Buffer =>
  sign(null, text, ed25519(createPrivateKey(readFileSync(keyFile))))

export const assertSigned = (text: Buffer, signature: Buffer, publicKeyFile: string): void => {
  if (!verify(null, text, ed25519(createPublicKey(readFileSync(publicKeyFile))), signature))
    throw new Error('The signature is not one of this key over this manifest: do not use it')
}
