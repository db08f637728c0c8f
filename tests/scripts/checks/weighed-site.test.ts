import { weightOf } from 'site-checks/weight'
import { describe, expect, test } from 'vitest'
import { weighedSite, weighedText } from '../../../scripts/checks/speed.ts'
import { project, settings } from '#settings.ts'
import { smallSite, soundFiles } from './small-site.ts'

const scriptWith = (site: string, id: string) =>
  `const site="${site}",host="https://europe-${id}.cloudfunctions.net",pages=1;export{site,host,pages}`

const weightWith = (script: string) => {
  const files = soundFiles()
  files.set('_astro/box.js', script)
  return weightOf(['/_astro/box.js'], weighedSite(smallSite(files)))
}

describe('a script weighs as much in each environment', () => {
  test('the values of an environment weigh nothing', () => {
    expect(weightWith(scriptWith(settings.site, project))).toBe(weightWith(scriptWith('', '')))
  })

  test('a value goes before a shorter one that it holds', () => {
    const id = 'clavel-staging-in-the-south-1'
    const site = `https://${id}.web.app`
    expect(weighedText(scriptWith(site, id), [site, id])).toBe(scriptWith('', ''))
  })

  test('the names of files weigh the same, whatever their content', () => {
    const importing = (hash: string) =>
      `import{a}from"./day-words.${hash}.js";import("/_astro/map.${hash}.js")`
    expect(weighedText(importing('BqxgfAWo'))).toBe(weighedText(importing('aaaaaaaa')))
    expect(weightWith(importing('aaaaaaaa'))).toBe(weightWith(importing('BqxgfAWo')))
    expect(weightWith(importing('aaaaaaaa'))).toBeGreaterThan(weightWith('import{a}from"";import("")'))
  })

  test('names keep their length, and other words stay', () => {
    const text = 'import"./settings.CEBT9Jvi.js";const words="a.settings.value.js is 12345678.js"'
    expect(weighedText(text, [])).toMatch(
      /^import"\.\/settings\.[\w-]{8}\.js";const words="a\.settings\.value\.js is 12345678\.js"$/
    )
  })

  test('code weighs, whatever an environment is called', () => {
    const path = scriptWith(`${settings.site}/experiencias/kayak`, project)
    expect(weightWith(path)).toBeGreaterThan(weightWith(scriptWith('', '')))
  })
})

test('a page is weighed like a script', () => {
  const files = soundFiles()
  files.set('page.html', `<a href="${settings.site}/kayak">Kayak</a>`)
  expect(weighedSite(smallSite(files)).bytes('/page').toString()).toBe('<a href="/kayak">Kayak</a>')
})
