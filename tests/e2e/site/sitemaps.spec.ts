import { expect, test } from '../support/test.ts'

// Their content is checked in the built files: `scripts/checks/search/sitemap.ts`.
test('the server answers with the kind of each file that programs read', async ({ request }) => {
  for (const [path, type] of [
    ['/sitemap-index.xml', /xml/],
    ['/sitemap-experiencias-1.xml', /xml/],
    ['/robots.txt', /^text\/plain/],
    ['/novedades/es.xml', /xml/],
    ['/catalogo.json', /json/],
    ['/agenda.ics', /calendar/],
    ['/experiencias/kayak-acantilados-maro.md', /markdown/],
    ['/llms.txt', /^text\/plain/]
  ] as const) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect([path, answer.status()]).toEqual([path, 200])
    expect(answer.headers()['content-type']).toMatch(type)
  }
})
