import type { Settings } from './settings.ts'

const isOnlyHere = (publicBaseUrl: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(publicBaseUrl).hostname)

/** What an operator of a public installation should know of the settings; one line each, for the log. */
export const warningsOf = ({
  virusScanner,
  publicBaseUrl,
}: Pick<Settings, 'virusScanner' | 'publicBaseUrl'>): string[] =>
  virusScanner || isOnlyHere(publicBaseUrl)
    ? []
    : ['AV is off: uploaded files are not checked for viruses. Set AV=clamd://host:port (docs/operating.md).']
