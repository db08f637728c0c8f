import { openTrees } from '#publishing/trees.ts'
import { changesAt, filesAt } from './changing-site.ts'

/** Changes a site again and again, until somebody kills it: version after version, each in every file. */
const [folder = '', served = ''] = process.argv.slice(2)
const trees = openTrees({ folder, served })

for (;;) {
  const version = (trees.current()?.version ?? 0) + 1
  const files = filesAt(version)
  const draft = trees.begin()
  await Promise.all([...files].map(([file, content]) => draft.write(file, Buffer.from(content))))
  for (const file of filesAt(version - 1).keys()) if (!files.has(file)) draft.remove(file)
  draft.commit({ changes: changesAt(version), code: 'code', documents: {} })
  process.send?.(version)
}
