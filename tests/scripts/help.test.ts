import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { commands } from '../../scripts/commands.ts'

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'))
const names = Object.keys(scripts)
/** Each program takes a second to load, where nothing else runs. */
const busyMachineMs = 120_000
const named = names.filter(
  name => !(/^(pre|post)/.test(name) && names.includes(name.replace(/^(pre|post)/, '')))
)

test('npm run help describes each command of package.json, and no other', () => {
  expect(Object.keys(commands).toSorted()).toEqual(named.toSorted())
})

test('no command has the name of a life cycle of npm', () => {
  const lifeCycles = ['install', 'pack', 'prepare', 'prepublishOnly', 'publish', 'restart', 'stop', 'version']
  expect(named.filter(name => lifeCycles.includes(name))).toEqual([])
})

describe('--help', () => {
  const programs = named.flatMap(name => {
    const file = /scripts\/[\w/-]+\.ts/.exec(scripts[name] ?? '')?.[0]
    return file === undefined ? [] : [[name, file] as const]
  })

  test('is read by every command of our own', () => {
    const reads = ([name, file]: (typeof programs)[number]) =>
      new RegExp(`(argumentsGiven|existingDataOption)\\('${name}'`).test(readFileSync(file, 'utf8'))
    expect(programs.length).toBeGreaterThan(25)
    expect(programs.filter(program => !reads(program))).toEqual([])
  })

  test.each(programs.filter(([name]) => ['check:site', 'licences', 'start'].includes(name)))(
    'of npm run %s says what it is for, and nothing else happens',
    { timeout: busyMachineMs },
    (name, file) => {
      const { status, stderr, stdout } = spawnSync(process.execPath, [file, '--help'], { encoding: 'utf8' })
      expect(stderr).toBe('')
      expect(status).toBe(0)
      expect(stdout).toContain(commands[name]?.about)
      for (const option of Object.keys(commands[name]?.options ?? {})) expect(stdout).toContain(option)
    }
  )
})
