import type { Settings } from './settings.ts'

const isOnlyHere = (publicBaseUrl: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(publicBaseUrl).hostname)

/** What an operator should know of the settings; one line each, for the log. */
export const warningsOf = ({
  virusScanner,
  publicBaseUrl,
  filesKey,
  filesKms,
}: Pick<Settings, 'virusScanner' | 'publicBaseUrl' | 'filesKey' | 'filesKms'>): string[] => {
  return [
    ...(isOnlyHere(publicBaseUrl)
      ? [
          `PUBLIC_BASE_URL is ${publicBaseUrl}: links in e-mails open on this machine alone. Set the address that people use (docs/operating.md).`,
        ]
      : []),
    ...(virusScanner
      ? []
      : [
          'AV is off: uploaded files are not checked for viruses. Set AV=clamd://host:port (docs/operating.md).',
        ]),
    ...(filesKey || filesKms
      ? []
      : [
          'Files are stored as they are: who reads the disk or the bucket sees the children. Set FILES_KEY (docs/operating.md, Keys of files).',
        ]),
  ]
}
