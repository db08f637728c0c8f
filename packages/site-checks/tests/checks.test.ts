import {
  contrastChecks,
  foreignContentChecks,
  landmarkChecks,
  languageChecks,
  motionChecks,
  nameChecks,
  readPage,
  runChecks,
  siteOf,
  structureChecks,
  validChecks
} from 'site-checks'
import { describe, expect, test } from 'vitest'

const checks = [
  ...structureChecks,
  ...nameChecks,
  ...landmarkChecks,
  ...languageChecks(['en', 'es']),
  ...contrastChecks('ink', [['ink', 'paper', 4.5]]),
  ...motionChecks,
  ...validChecks,
  ...foreignContentChecks(({ address }, source) => address === '/' && source === '/map')
]

const page = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Bread</title><link rel="stylesheet" href="/site.css"></head>
<body>
<a href="#main">To the text</a>
<header><nav aria-label="Site"><a href="/">Home</a></nav></header>
<main id="main"><h1>Bread</h1><h2>Prices</h2>
<table><tr><th scope="row">Loaf</th><td>3 €</td></tr></table>
<label>Pieces <input type="range" min="1" max="9"></label><label>Pieces, exactly <input type="number"></label>
<label>Password <input type="password" autocomplete="current-password"></label>
<p lang="es">Pan</p><section><h2>Where</h2><iframe src="/map" title="Map"></iframe><p id="where">At the market</p><button aria-describedby="where">Show</button></section></main>
<footer><p>A bakery</p></footer>
<div role="status"></div><div role="alert"></div>
</body></html>
`
const styles = `:root{--ink:light-dark(#222222,#eeeeee);--paper:light-dark(#ffffff,#111111)}
.card{transition:opacity 1s}
@media (prefers-reduced-motion:reduce){.card{transition:none}}`

/** The names of the checks that find something. */
async function found(change: { page?: [string, string]; styles?: [string, string] }): Promise<string[]> {
  const files: Record<string, string> = {
    'index.html': change.page ? page.replace(...change.page) : page,
    'site.css': change.styles ? styles.replace(...change.styles) : styles
  }
  const site = siteOf(Object.keys(files), name => Buffer.from(files[name] ?? ''), readPage)
  const findings = await runChecks(checks, site, site.pages)
  return [...new Set(findings.map(({ check }) => check.name))]
}

test('a sound page has no findings', async () => {
  expect(await found({})).toEqual([])
})

const inPage: [string, [string, string]][] = [
  ['ids are unique', ['<h2>Where</h2>', '<h2 id="where">Where</h2>']],
  ['headings step down by one level at most', ['<h2>Prices</h2>', '<h4>Prices</h4>']],
  ['a page has one banner, one main part, one footer, and named menus', [' aria-label="Site"', '']],
  ['the first link leads to the main part', ['<a href="#main">To the text</a>', '']],
  ['a page may be enlarged', ['<title>', '<meta name="viewport" content="user-scalable=no"><title>']],
  ['focus follows the order of the page', ['<a href="/">', '<a tabindex="3" href="/">']],
  ['links and buttons have a name', ['>Show</button>', '></button>']],
  ['fields have a label', ['<label>Pieces <input type="range"', '<label>Pieces </label><input type="range"']],
  [
    'labels and descriptions point to what is there',
    ['aria-describedby="where"', 'aria-describedby="there"']
  ],
  ['tables have headings with a scope', [' scope="row"', '']],
  ['a slider has number fields beside it', ['type="number"', 'type="text"']],
  ['a page has a place for messages and one for errors', ['<div role="alert"></div>', '']],
  ['passwords can be filled by managers', [' autocomplete="current-password"', '']],
  ['parts in another language say which', ['lang="es"', 'lang="pan"']],
  ['what is read stands in a landmark', ['<footer>', '<p>Open today</p><footer>']],
  [
    'two searches of a page are told apart by their names',
    ['<footer>', '<form role="search"></form><form role="search"></form><footer>']
  ],
  ['browsers have nothing to mend in the html', ['<h1>Bread</h1>', '<h1>Bread']],
  ['nothing stands after the end of a page', ['</html>', '</html><p>More</p>']],
  ['sections have a heading', ['<h2>Where</h2>', '']],
  ['opening a page asks no other host', ['href="/site.css"', 'href="https://cdn.example/site.css"']],
  ['no element carries a script or a style', ['<p id="where"', '<p onclick="buy()" id="where"']],
  ['nothing in a page but its own scripts can run', ['href="/"', 'href="javascript:buy()"']],
  ['nothing in a page but its own scripts can run', ['src="/map"', 'src="/shop"']],
  ['nothing in a page but its own scripts can run', ['src="/map"', 'src="/map" srcdoc="<p>Shop</p>"']],
  ['nothing in a page but its own scripts can run', ['<iframe src="/map"', '<iframe']]
]

const inStyles: [string, [string, string]][] = [
  ['the colours stand out from each other in both themes', ['#eeeeee', '#333333']],
  [
    'what moves stands still for those who ask for it',
    ['@media (prefers-reduced-motion:reduce)', '@media print']
  ]
]

describe('a planted fault is caught', () => {
  test.each(inPage)('%s', async (name, change) => {
    expect(await found({ page: change })).toContain(name)
  })

  test.each(inStyles)('%s', async (name, change) => {
    expect(await found({ styles: change })).toContain(name)
  })

  test('by every check', () => {
    const caught = [...inPage, ...inStyles].map(([name]) => name)
    expect(checks.map(({ name }) => name).filter(name => !caught.includes(name))).toEqual([])
  })
})
