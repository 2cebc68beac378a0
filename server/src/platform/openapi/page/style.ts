/** All styles of the page, in the reader's light or dark theme, without other files. */
export const style = `
:root { color-scheme: light dark; --ground: #fff; --ink: #1b2430; --quiet: #4a5666; --line: #ccd3dc; --link: #0b4fb3; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #12171e; --ink: #e8edf3; --quiet: #b3bfcd; --line: #3a4654; --link: #8ab8ff; }
}
body { margin: 0 auto; max-width: 60rem; padding: 1rem; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
a { color: var(--link); }
a:focus-visible, summary:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
.skip { position: absolute; left: -100rem; }
.skip:focus { position: static; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; padding: 0; list-style: none; }
h1, h2, h3 { line-height: 1.25; overflow-wrap: anywhere; }
h2 { margin-top: 3rem; border-bottom: 1px solid var(--line); }
article { margin: 1.5rem 0; }
h3 { margin: 0; font-size: 1rem; }
p { margin: 0.25rem 0; }
summary { cursor: pointer; padding: 0.25rem 0; color: var(--quiet); }
details > :not(summary) { margin-left: 1rem; }
dl { margin: 0; }
dl > div { border-top: 1px solid var(--line); padding: 0.25rem 0; }
dt { font-weight: 600; }
dd { margin: 0 0 0 1rem; overflow-wrap: anywhere; }
code { font-family: ui-monospace, monospace; }
table { width: 100%; border-collapse: collapse; }
th, td { border-top: 1px solid var(--line); padding: 0.25rem 0.5rem; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
@media print { details { display: block; } }
`
