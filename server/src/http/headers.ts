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

const always = {
  'Content-Security-Policy': policy,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'geolocation=(), camera=(), microphone=()',
  'X-Robots-Tag': 'noindex',
}

/** What every answer carries, whatever it is; a download puts its own, stricter policy in place. */
export const headers = (app: FastifyInstance, secure: boolean): void => {
  const all = secure ? { ...always, 'Strict-Transport-Security': 'max-age=31536000' } : always
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(all)
    done()
  })
}
