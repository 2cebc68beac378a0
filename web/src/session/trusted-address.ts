/** The service worker, and the workers that a build puts among the application's own files. */
const ours = /^\/(sw\.js|assets\/[\w.-]+\.m?js)$/

const refused = (address: string): string => {
  if (import.meta.env.DEV ? address.startsWith('/') : ours.test(address)) return address
  throw new TypeError(`${address} is no program of ours`)
}

interface Rules {
  createScriptURL: (address: string) => string
}

const rules: Rules = (
  globalThis as { trustedTypes?: { createPolicy: (name: string, rules: Rules) => Rules } }
).trustedTypes?.createPolicy('vereda', { createScriptURL: refused }) ?? { createScriptURL: refused }

/** Our policy of trusted types: only programs of the application itself are started. */
export const trustedAddress = (address: string): string => rules.createScriptURL(address)
