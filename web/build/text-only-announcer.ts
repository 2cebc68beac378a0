import type { Plugin } from 'vite'

/**
 * React Aria's announcer empties itself by `innerHTML`, which our policy of trusted types refuses. It is given the
 * plain way instead; should the library change its code, the build stops and this file is looked at again.
 */
export function textOnlyAnnouncer(): Plugin {
  return {
    name: 'text-only-announcer',
    apply: 'build',
    transform: {
      filter: { id: /dist\/private\/live-announcer\/LiveAnnouncer\.m?js$/ },
      handler(code) {
        const plain = code.replaceAll(".innerHTML = ''", '.replaceChildren()')
        if (plain === code || plain.includes('innerHTML'))
          this.error('React Aria empties its announcer in a new way')
        return { code: plain, map: null }
      },
    },
  }
}
