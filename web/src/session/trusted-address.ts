/** The service worker, and workers among the application's built files. */
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

/** The Trusted Types policy: only scripts of the application are allowed. */
export const trustedAddress = (address: string): string => rules.createScriptURL(address)
