const reserved = /['()*!]/g

/** The header that makes a browser keep the file under its name instead of showing it (RFC 6266, RFC 8187). */
export const attachment = (name: string): string => {
  const ascii =
    name
      .normalize('NFD')
      .replace(/[^\x20-\x7e]/g, '')
      .replace(/["\\%]/g, '_')
      .replace(/^[^\w(]+/, '')
      .trim() || 'file'
  const letters = encodeURIComponent(name).replace(
    reserved,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${ascii}"; filename*=UTF-8''${letters}`
}
