import type { FastifyInstance } from 'fastify'

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "media-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "object-src 'none'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "require-trusted-types-for 'script'",
  'trusted-types vereda',
].join('; ')

const everywhere = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // of a script or a style nothing else of the policy would count
  'Content-Security-Policy': "frame-ancestors 'none'",
}

const always = {
  ...everywhere,
  'Content-Security-Policy': policy,
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'geolocation=(), camera=(), microphone=()',
  'X-Robots-Tag': 'noindex',
}

/**
 * A script, a style or a font obeys the policy of the page that loads it, and what it would carry itself is more than
 * many of them weigh. A worker is a page of its own in this and keeps all.
 */
const isPartOfPage = (address: string): boolean =>
  /^\/assets\/(?!.*worker)[\w-]+\.(js|css|woff2)$/.test(address)

const oneYear = 'max-age=31536000'

type Served = { publicBaseUrl: string; hstsSubDomains: boolean }

const transportOf = ({ publicBaseUrl, hstsSubDomains }: Served): Record<string, string> => {
  const hsts = hstsSubDomains ? `${oneYear}; includeSubDomains` : oneYear
  return publicBaseUrl.startsWith('https:') ? { 'Strict-Transport-Security': hsts } : {}
}

/** What an answer carries that is no part of a page, also one to what never became a request. */
export const safeHeaders = (served: Served): Record<string, string> => ({ ...always, ...transportOf(served) })

/** The library writes the names of headers in small letters, and would for each answer anew. */
const asSent = (all: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(all).map(([name, value]) => [name.toLowerCase(), value]))

/** What every answer carries, whatever it is; a download puts its own, stricter policy in place. */
export const headers = (app: FastifyInstance, served: Served): void => {
  const whole = asSent(safeHeaders(served))
  const part = asSent({ ...everywhere, ...transportOf(served) })
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(isPartOfPage(request.url) ? part : whole)
    done()
  })
}
