/** Takes pictures of the main pages of the built site, on a phone and on a desktop, light and dark, in three languages: `screenshots/`. */
import { existsSync, rmSync } from 'node:fs'
import { freePort, takePort } from 'local-firebase'
import { sitePlace } from '#publishing/site-place.ts'
import { writeFileAtomic } from '#publishing/files/write-file-atomic.ts'
import { findBrowser } from './browser.mjs'
import { argumentsGiven, end, progress, refused, seconds } from './console.ts'
import { createSiteHost } from './local/host.ts'
import { openBrowser, type Shot, takeAll } from './shots/take.ts'
import { deviceNames, languagesShown, schemes, viewsOf } from './shots/views.ts'
import { functionsFile } from './site/functions.ts'

const folder = 'screenshots'
const site = 'dist'
const style = `body{background:#eee;color:#1b1020;font:14px system-ui;margin:2rem}section{display:flex;gap:1rem;overflow-x:auto;padding-bottom:1rem}
a{color:inherit;flex:none}img{background:#fff;display:block;height:26rem;object-fit:cover;object-position:top;max-width:32rem}`
const since = performance.now()
const { values } = argumentsGiven('screenshots', { options: { only: { type: 'string' } } })

if (!existsSync(`${site}/index.html`))
  end(refused('There is no built site in dist. Make it first: npm run build'))
const executable = findBrowser()
if (executable === undefined)
  end(refused('There is no Chromium. Name one: CHROMIUM_PATH=... npm run screenshots'))

const views = Object.entries(viewsOf(site)).filter(
  ([view]) => values.only === undefined || view === values.only
)
if (views.length === 0) {
  end(refused(`There is no page "${values.only ?? ''}". There are: ${Object.keys(viewsOf(site)).join(', ')}`))
}
const looks = languagesShown.flatMap(language =>
  deviceNames.flatMap(device => schemes.map(scheme => ({ device, language, scheme })))
)

const server = await takePort(await freePort())
if (typeof server === 'string') end(refused(`No port could be opened (${server}).`))
server.open(
  await createSiteHost({ folder: '.', functions: functionsFile, pages: sitePlace().served }, server.origin)
)
if (values.only === undefined) rmSync(folder, { force: true, recursive: true })

const browser = await openBrowser(executable)
const report = progress('  looks')
const shots: Shot[] = []
for (const [index, look] of looks.entries()) {
  shots.push(...(await takeAll(browser, server.origin, look, Object.fromEntries(views), folder)))
  report(index + 1, looks.length)
}
await browser.close()
writeFileAtomic(`${folder}/index.html`, contactSheet(shots))
console.log(`${shots.length} pictures in ${seconds(since)}: ${folder}/index.html`)
end({ kind: 'done' })

/** One page with all pictures side by side, a row for each page of the site. */
function contactSheet(shots: Shot[]): string {
  const rows = Object.entries(Object.groupBy(shots, ({ view }) => view)).map(([view, ofView = []]) => {
    const figures = ofView.map(
      ({ device, file, language, scheme }) =>
        `<a href="${file}"><img src="${file}" alt="" loading="lazy"><span>${device}, ${scheme}, ${language}</span></a>`
    )
    return `<h2>${view}</h2><section>${figures.join('')}</section>`
  })
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screenshots</title><style>${style}</style>${rows.join('')}</html>\n`
}
