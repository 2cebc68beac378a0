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

// zod would try whether code may be made from text; the policy forbids it, and each try would be reported.
globalThis.__zod_globalConfig = { jitless: true }
