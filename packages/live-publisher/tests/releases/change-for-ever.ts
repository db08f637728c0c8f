import { openReleases } from '../../src/releases/releases.ts'
import { changesAt, filesAt } from './changing-site.ts'

/** Changes a site again and again, until somebody kills it: version after version, each in every file. */
const [folder = '', served = ''] = process.argv.slice(2)
const releases = openReleases({ folder, served })

for (;;) {
  const version = (releases.current()?.version ?? 0) + 1
  const files = filesAt(version)
  const draft = releases.begin()
  await Promise.all([...files].map(([file, content]) => draft.write(file, Buffer.from(content))))
  for (const file of filesAt(version - 1).keys()) if (!files.has(file)) draft.remove(file)
  draft.commit({ changes: changesAt(version), code: 'code', documents: {} })
  process.send?.(version)
}
