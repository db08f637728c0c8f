import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { listen } from 'local-firebase'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { aDividedDay, aForecast, anArchive, aTown, aWarning } from '../../fixtures/weather/aemet.ts'
import { createAemet, textOf } from '../../../scripts/weather/aemet.ts'
import { followWeather, hoursBetweenRounds, msUntilDue } from '../../../scripts/weather/follow.ts'
import {
  readStoredWeather,
  weatherHere,
  writeStoredWeather
} from '../../../scripts/weather/stored-weather.ts'
import { fetchWeather } from '../../../scripts/weather/round.ts'
import { filesInTar } from '../../../scripts/weather/aemet.ts'

/** Stands in for AEMET OpenData: the first answer names the address of the data, which know nothing of the key. */
interface StandIn {
  asked: { headers: IncomingMessage['headers']; path: string }[]
  /** Answers by the beginning of the path; the last match counts. */
  answers: [path: string, status: number, body: Buffer | object | string][]
}

let folder = ''
let origin = ''
let server: Server
let standIn: StandIn
let waits: number[]

const towns = [
  aTown('29084', 'Ronda', 36.742, -5.167),
  aTown('29067', 'Málaga', 36.72, -4.42),
  aTown('44001', 'Ababuj', 40.55, -0.81)
]
const forecast = 'prediccion/especifica/municipio/diaria/'
const warnings = 'avisos_cap/ultimoelaborado/area/61'
const places = [
  { lat: 36.75, lng: -5.1 },
  { lat: 36.72, lng: -4.42 }
]
const now = () => new Date('2026-11-25T08:00:00Z')

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'weather-'))
  waits = []
  standIn = {
    answers: [
      ['maestro/municipios', 200, towns],
      [forecast, 200, aForecast([aDividedDay('2026-11-25')])],
      [warnings, 200, anArchive({ 'uno.xml': aWarning(), 'dos.xml': aWarning({ level: 'verde' }) })]
    ],
    asked: []
  }
  server = createServer((request, response) => {
    const [, kind, path = ''] = /^\/opendata\/(api|sh)\/(.*)$/.exec(request.url ?? '') ?? []
    standIn.asked.push({ headers: request.headers, path: `${kind} ${path}` })
    const [, status = 404, body = ''] = standIn.answers.findLast(([start]) => path.startsWith(start)) ?? []
    const isData = kind === 'sh' || path.startsWith('maestro')
    if (status === 200 && !isData) {
      response.end(
        JSON.stringify({ datos: `${origin}/opendata/sh/${path}`, descripcion: 'exito', estado: 200 })
      )
    } else if (status === 200) {
      response.end(Buffer.isBuffer(body) || typeof body === 'string' ? body : JSON.stringify(body))
    } else if (body === 'broken off') response.destroy()
    else
      response
        .writeHead(status === 404 ? 200 : status)
        .end(JSON.stringify({ descripcion: 'no', estado: status }))
  })
  origin = await listen(server)
})
afterEach(() => {
  server.close()
  server.closeAllConnections()
  rmSync(folder, { force: true, recursive: true })
})

const source = () =>
  createAemet({
    key: 'secret',
    origin,
    wait: async ms => {
      waits.push(ms)
    }
  })

const round = () => fetchWeather({ before: readStoredWeather(folder), now, places, source: source() })
const pathsAsked = () => standIn.asked.map(({ path }) => path)

describe('a round of questions to AEMET', () => {
  test('brings the forecasts of the towns that are nearest to the experiences, and the warnings for them', async () => {
    const { kept, problem } = await round()
    expect(problem).toBeNull()
    expect(kept.report.towns.map(({ days, town }) => [town.name, days[0]?.day])).toEqual([
      ['Málaga', '2026-11-25'],
      ['Ronda', '2026-11-25']
    ])
    expect(kept.report.warnings).toEqual([
      {
        from: '2026-11-25T13:00:00+01:00',
        hazard: 'heat',
        issued: '2026-11-25T07:00:00-00:00',
        level: 'orange',
        towns: ['29084'],
        until: '2026-11-25T20:59:59+01:00'
      }
    ])
    expect(kept.report.warningsFetched).toBe('2026-11-25T08:00:00.000Z')
  })

  test('asks for one after the other with time between them, and shows its key at the first address alone', async () => {
    await round()
    expect(pathsAsked()).toEqual([
      'api maestro/municipios',
      `api ${warnings}`,
      `sh ${warnings}`,
      `api ${forecast}29067`,
      `sh ${forecast}29067`,
      `api ${forecast}29084`,
      `sh ${forecast}29084`
    ])
    expect(waits).toEqual([2000, 2000, 2000, 2000])
    for (const { headers, path } of standIn.asked)
      expect(headers['api_key']).toBe(path.startsWith('api') ? 'secret' : undefined)
  })

  test('reads what is written in either encoding', async () => {
    const text = JSON.stringify(towns)
    expect(textOf(Buffer.from(text, 'latin1'))).toBe(text)
    expect(textOf(Buffer.from(text))).toBe(text)
    standIn.answers.push(['maestro/municipios', 200, Buffer.from(text, 'latin1')])
    const { kept } = await round()
    expect(kept.towns.map(({ name }) => name)).toEqual(['Ronda', 'Málaga'])
  })

  test('reads the warnings whether they are compressed or not', async () => {
    standIn.answers.push([warnings, 200, gzipSync(anArchive({ 'uno.xml': aWarning({ level: 'rojo' }) }))])
    const { kept } = await round()
    expect(kept.report.warnings.map(({ level }) => level)).toEqual(['red'])
  })

  test('takes no notice of what takes a warning back', async () => {
    standIn.answers.push([warnings, 200, anArchive({ 'uno.xml': aWarning({ msgType: 'Cancel' }) })])
    expect((await round()).kept.report.warnings).toEqual([])
  })

  test('asks for the list of municipalities no more than once a month', async () => {
    writeStoredWeather((await round()).kept, folder)
    standIn.asked = []
    await round()
    expect(pathsAsked()).not.toContain('api maestro/municipios')
  })
})

describe('where something does not come', () => {
  const knownBefore = async () => writeStoredWeather((await round()).kept, folder)

  test.each([
    ['a forecast that is none', [forecast, 200, { no: 'forecast' }]],
    ['a forecast that is cut off', [forecast, 200, '[{"elaborado":']],
    ['no data for it', [forecast, 404, '']],
    ['an outage', [forecast, 503, '']],
    ['a connection that breaks', [forecast, 599, 'broken off']]
  ] as const)('%s: the last one stays, and one line says so', async (_, answer) => {
    await knownBefore()
    const before = readStoredWeather(folder).report.towns
    standIn.answers.push([...answer])
    const { kept, problem } = await round()
    expect(kept.report.towns).toEqual(before)
    expect(problem).toMatch(/^Málaga: .+, and 1 more like it$/)
    expect(problem).not.toContain('\n')
  })

  test('a town of which nothing was ever known has no days, so that nobody takes the forecast of another for its own', async () => {
    standIn.answers.push([`${forecast}29084`, 200, []])
    const { kept } = await round()
    expect(kept.report.towns.map(({ days, town }) => [town.code, days.length])).toEqual([
      ['29067', 1],
      ['29084', 0]
    ])
  })

  test.each([
    ['no archive', 'no archive at all'],
    ['a damaged archive', anArchive({ 'uno.xml': aWarning() }).subarray(0, 700)],
    ['no message', anArchive({ 'uno.xml': '<html>maintenance</html>' })]
  ])('warnings that are %s leave those of before, with their own age', async (_, body) => {
    await knownBefore()
    const before = readStoredWeather(folder).report
    standIn.answers.push([warnings, 200, body])
    const { kept, problem } = await round()
    expect(kept.report.warnings).toEqual(before.warnings)
    expect(kept.report.warningsFetched).toBe(before.warningsFetched)
    expect(problem).toMatch(/^the warnings: /)
  })

  test('asked too often, it waits for more than a minute, and gives up for this round after three times', async () => {
    await knownBefore()
    waits = []
    standIn.asked = []
    standIn.answers.push([warnings, 429, ''])
    const { problem } = await round()
    expect(waits).toEqual([2000, 65_000, 2000, 65_000, 2000])
    expect(pathsAsked()).toEqual([`api ${warnings}`, `api ${warnings}`, `api ${warnings}`])
    expect(problem).toMatch(/429/)
  })

  test('a key that is refused is shown once in a round', async () => {
    standIn.answers.push(['maestro', 401, ''])
    const { kept, problem } = await round()
    expect(pathsAsked()).toEqual(['api maestro/municipios'])
    expect(kept.report.towns).toEqual([])
    expect(problem).toMatch(/401/)
  })

  test('nobody is followed to another host', async () => {
    standIn.answers.push([
      'maestro',
      200,
      { datos: 'https://elsewhere.example/x', descripcion: 'exito', estado: 200 }
    ])
    expect((await round()).problem).toMatch(/names another host: elsewhere\.example/)
  })

  test('after three towns in a row the rest waits for the next round', async () => {
    const many = Array.from({ length: 6 }, (_, index) =>
      aTown(`2900${index}`, `Pueblo ${index}`, 36 + index / 10, -5)
    )
    standIn.answers.push(['maestro', 200, many], [forecast, 404, ''])
    const far = many.map(({ latitud_dec: lat }) => ({ lat: Number(lat), lng: -5 }))
    await fetchWeather({ before: readStoredWeather(folder), now, places: far, source: source() })
    expect(pathsAsked().filter(path => path.startsWith(`api ${forecast}`))).toHaveLength(3)
  })
})

describe('whoever publishes', () => {
  test.each([
    [null, 0],
    ['2026-11-25T07:00:00Z', 5 * 3_600_000],
    ['2026-11-25T01:00:00Z', 0],
    ['2030-01-01T00:00:00Z', 6 * 3_600_000]
  ])('asks every six hours, also after a start: asked at %s, it waits %d ms', (asked, ms) => {
    expect(hoursBetweenRounds).toBe(6)
    expect(msUntilDue(asked, now())).toBe(ms)
  })

  test('says that something changed once a round has brought something, and goes on', async () => {
    const heard: string[] = []
    const leaving = new AbortController()
    const waited: number[] = []
    await followWeather({
      changed: () => heard.push('changed'),
      folder,
      now,
      places: async () => places,
      say: line => heard.push(line),
      signal: leaving.signal,
      source: source(),
      wait: async ms => {
        waited.push(ms)
        leaving.abort()
      }
    })
    expect(heard).toEqual(['changed'])
    expect(waited).toEqual([6 * 3_600_000])
    expect(readStoredWeather(folder).report.towns).toHaveLength(2)
  })

  test('keeps on after a round that failed as a whole, and says so in one line', async () => {
    const heard: string[] = []
    const leaving = new AbortController()
    await followWeather({
      changed: () => heard.push('changed'),
      folder,
      now,
      places: () => Promise.reject(new Error('the database is away')),
      say: line => heard.push(line),
      signal: leaving.signal,
      source: source(),
      wait: async () => leaving.abort()
    })
    expect(heard).toEqual(['The weather did not come: the database is away'])
  })

  test('tells pages of it only where the environment has a key', async () => {
    writeStoredWeather((await round()).kept, folder)
    expect(weatherHere({}, folder)).toBeNull()
    expect(weatherHere({ AEMET_API_KEY: 'secret' }, folder)?.towns).toHaveLength(2)
  })

  test('takes a file that it cannot read for none', () => {
    for (const text of ['', '{', '{"report":{}}']) {
      writeFileSync(join(folder, 'weather.json'), text)
      expect(weatherHere({ AEMET_API_KEY: 'secret' }, folder)).toEqual({
        towns: [],
        warnings: [],
        warningsFetched: null
      })
    }
  })
})

test('an archive is read file by file', () => {
  const files = filesInTar(anArchive({ 'a.xml': 'uno', 'b.xml': 'x'.repeat(600) }))
  expect(files.map(({ content, name }) => [name, content.length])).toEqual([
    ['a.xml', 3],
    ['b.xml', 600]
  ])
})
