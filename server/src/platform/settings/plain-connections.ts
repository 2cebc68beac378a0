import { z } from 'zod'
import { isThisMachine, listOf, wrong } from './read-setting.ts'

const connections = ['database', 'files', 'scanner'] as const
type Connection = (typeof connections)[number]

export const plainConnections = listOf(
  z.enum(connections),
  `some of ${connections.join(', ')}, with commas between them`,
)

/** The settings that say where the server connects to. */
type Places = {
  publicBaseUrl: string
  databaseUrl: string | null
  databaseSessionUrl: string | null
  databaseReplicaUrl: string | null
  filesPlace: { kind: 'disk' } | { kind: 's3'; endpoint: string | null }
  backupPlace: { kind: 's3'; endpoint: string | null } | null
  virusScanner: { host: string } | null
}

const isPlainDatabase = (text: string): boolean => {
  const url = new URL(text)
  const hosts = [url.hostname, url.searchParams.get('host') ?? ''].filter((host) => host !== '')
  const isNear = hosts.every((host) => isThisMachine(host) || host.startsWith('/'))
  const mode = url.searchParams.get('sslmode') ?? 'disable'
  return !isNear && !['require', 'verify-ca', 'verify-full'].includes(mode)
}

const isPlainEndpoint = (endpoint: string | null): boolean => {
  if (endpoint === null) return false
  const { protocol, hostname } = new URL(endpoint)
  return protocol === 'http:' && !isThisMachine(hostname)
}

const plainOnes = ({
  databaseUrl,
  databaseSessionUrl,
  databaseReplicaUrl,
  filesPlace,
  backupPlace,
  virusScanner,
}: Places): Connection[] => [
  ...([databaseUrl, databaseSessionUrl, databaseReplicaUrl].some(
    (url) => url !== null && isPlainDatabase(url),
  )
    ? (['database'] as const)
    : []),
  ...([filesPlace, backupPlace].some((place) => place?.kind === 's3' && isPlainEndpoint(place.endpoint))
    ? (['files'] as const)
    : []),
  ...(virusScanner !== null && !isThisMachine(virusScanner.host) ? (['scanner'] as const) : []),
]

/**
 * An installation that people reach by HTTPS sends nothing in the clear to another machine, unless its operator says
 * that the way there is protected otherwise (a network of their own, an encrypted tunnel).
 */
export const refusePlainConnections = (allowed: string[], places: Places): void => {
  if (!places.publicBaseUrl.startsWith('https:')) return
  const refused = plainOnes(places).filter((each) => !allowed.includes(each))
  if (refused.length > 0)
    throw wrong(
      'PLAIN_CONNECTIONS',
      `${refused.join(',')} when the way to that machine is protected otherwise; else turn on TLS there (sslmode=verify-full, https://)`,
    )
}
