// Runs before the first paint, so that nobody sees the wrong theme, text size or direction flash by.
// Kept outside the bundle: an inline script would need a hole in the content security policy.
;(() => {
  const root = document.documentElement
  let kept = {}
  try {
    kept = JSON.parse(localStorage.getItem('vereda.appearance') || '{}') || {}
  } catch {
    kept = {}
  }
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  root.dataset.theme = kept.theme === 'light' || kept.theme === 'dark' ? kept.theme : system
  if ([110, 125, 150].includes(kept.textSize)) root.style.setProperty('--text-size', `${kept.textSize}%`)
  if (kept.direction === 'rtl') root.dir = 'rtl'
  if (kept.skin === 'bordered' || kept.skin === 'semi-dark') root.dataset.skin = kept.skin
  if (kept.contrast === 'more' || matchMedia('(prefers-contrast: more)').matches) root.dataset.contrast = 'more'
})()

// What this visit will need is asked for at once, instead of file after file as the application finds out.
;(() => {
  try {
    const first = JSON.parse(document.getElementById('first-files').textContent)
    const kept = sessionStorage.getItem('vereda.session') || localStorage.getItem('vereda.session')
    const visitor = kept === null ? 'nobody' : JSON.parse(kept).user.role === 3 ? 'school' : 'anybody'
    const fits = ({ path, by }) =>
      new RegExp(path).test(location.pathname) && (by === visitor || (by === 'anybody' && visitor !== 'nobody'))
    const visit = first.visits.find(fits)
    if (!visit) return
    const words = visit.words[sessionStorage.getItem('vereda.language')] || visit.words.en
    for (const place of [...visit.files, ...words]) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.crossOrigin = ''
      link.href = `/${first.files[place]}`
      document.head.append(link)
    }
  } catch {
    // Then the files are asked for one after the other; the page for developing names none.
  }
})()

// zod would try whether code may be made from text; the policy forbids it, and each try would be reported.
globalThis.__zod_globalConfig = { jitless: true }
