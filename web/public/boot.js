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
  // the bar of the browser, or of the installed application
  if (root.dataset.theme === 'dark') document.querySelector('meta[name=theme-color]').content = '#0b0f16'
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
    const session = kept === null ? null : JSON.parse(kept)
    const language = sessionStorage.getItem('vereda.language') || session?.user.language || ofBrowser(first.languages)
    // few bytes, and an answer may lead to the next question: they go before the files
    if (session !== null) askQuestions(first, session, language)
    const visitor = session === null ? 'nobody' : first.ofSchools.includes(session.user.role) ? 'school' : 'anybody'
    const fits = ({ path, by }) =>
      new RegExp(path).test(location.pathname) && (by === visitor || (by === 'anybody' && visitor !== 'nobody'))
    const visit = first.visits.find(fits)
    if (!visit) return
    bringFiles(visit, first.files, language)
    if (visit.heading?.roles.includes(session?.user.role)) showHeading(visit.heading.texts, language)
  } catch {
    // Then the files are asked for one after the other; the page for developing names none.
  }

  // as i18n/chosen-language.ts does
  function ofBrowser(languages) {
    return navigator.languages.map((each) => each.split('-')[0]).find((each) => languages.includes(each)) || 'en'
  }

  function bringFiles(visit, files, language) {
    const texts = visit.texts[language] || visit.texts.en
    for (const place of [...visit.files, ...texts]) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.crossOrigin = ''
      link.href = `/${files[place]}`
      document.head.append(link)
    }
  }

  // Where the page is, before it works: its heading stands where the application will put it, in the usual arrangement.
  function showHeading(texts, language) {
    const { menu = 'vertical', isMenuNarrow, topBar, width } = JSON.parse(localStorage.getItem('vereda.appearance') || '{}')
    if (menu !== 'vertical' || isMenuNarrow || topBar === 'hidden' || width === 'wide') return
    const frame = document.querySelector('.first-frame')
    if (frame === null) {
      requestAnimationFrame(() => showHeading(texts, language))
      return
    }
    const [title, hint] = texts[language] || texts.en
    fillFrame(frame, title, hint, language)
  }

  function fillFrame(frame, title, hint, language) {
    frame.lang = language
    frame.querySelector('strong').textContent = title
    frame.querySelector('p').textContent = hint
    frame.classList.add('is-known')
  }

  // The answers wait for the application by their addresses; it takes each once (session/early-answer.ts).
  function askQuestions({ questions, timeout }, { access, user }, language) {
    const place = location.pathname + location.search
    const page = questions
      .map((each) => ({ ...each, groups: new RegExp(each.at).exec(place) }))
      .find(({ groups, roles }) => groups && roles.includes(user.role))
    if (!page) return
    const answers = new Map()
    globalThis.veredaEarly = { access, language, answers }
    const ask = (address) => {
      const answer = fetch(address, {
        headers: { 'Accept-Language': language, Authorization: `Bearer ${access}` },
        signal: AbortSignal.timeout(timeout),
      })
      answer.catch(() => undefined)
      answers.set(address, answer)
      return answer
    }
    const asked = page.questions.map((each) => ask(each.replace(/\$(\d)/g, (_, group) => page.groups[group])))
    if (page.next) asked[0].then((answer) => askNext(page.next, answer, ask)).catch(() => undefined)
    if (page.hasIndicator) showIndicator(asked, language).catch(() => undefined)
  }

  // The texts of an indicator can be read before it can be answered: the one of the address, else the first without an answer.
  async function showIndicator(asked, language) {
    const place = new URLSearchParams(location.search)
    if (place.has('part') || localStorage.getItem('vereda.easy') === 'yes') return
    const [{ school, line }, categories] = await Promise.all(
      asked.slice(0, 2).map(async (answer) => (await answer).clone().json()),
    )
    const indicators = categories.flatMap(({ outcomes }) => outcomes.flatMap((outcome) => outcome.indicators))
    const answered = line.results.map(({ indicator }) => indicator)
    const code = place.get('indicator')
    const isIt = code === null ? ({ id }) => !answered.includes(id) : (indicator) => indicator.code === code
    const { code: number, name, help, s1, s2, s3, ...easy } = indicators.find(isIt) || indicators[0]
    // as the page does: short words where the edition has them, and then no help
    const short = [easy.easy_s1, easy.easy_s2, easy.easy_s3]
    const isShort = Boolean(easy.easy) && short.every(Boolean)
    const frame = document.querySelector('.first-frame')
    if (frame === null) return
    frame.querySelector('b').textContent = school.name
    frame.querySelector('ol').append(
      ...(isShort ? short : [s1, s2, s3]).map((text) => {
        const level = document.createElement('li')
        level.textContent = text
        return level
      }),
    )
    frame.classList.add('has-indicator')
    fillFrame(frame, `${number} ${name}`, isShort ? '' : help, language)
  }

  async function askNext(questions, answer, ask) {
    const row = (await answer.clone().json()).results[0]
    const named = (path) => path.split('.').reduce((value, name) => value[name], row)
    for (const each of questions) ask(each.replace(/\{([\w.]+)\}/g, (_, path) => named(path)))
  }
})()

// The application tells itself that a part of it did not come (main.ts); of its first file only this can.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) document.getElementById('not-loaded')?.removeAttribute('hidden')
  },
  true,
)

// zod would try whether code may be made from text; the policy forbids it, and each try would be reported.
globalThis.__zod_globalConfig = { jitless: true }
