import type { Settings } from './settings.ts'

const isOnlyHere = (publicBaseUrl: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(publicBaseUrl).hostname)

/** What an operator of a public installation should know of the settings; one line each, for the log. */
export const warningsOf = ({
  virusScanner,
  publicBaseUrl,
  filesKey,
  filesKms,
}: Pick<Settings, 'virusScanner' | 'publicBaseUrl' | 'filesKey' | 'filesKms'>): string[] => {
  if (isOnlyHere(publicBaseUrl)) return []
  return [
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
