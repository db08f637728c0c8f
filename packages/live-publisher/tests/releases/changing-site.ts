const filesOfAll = 60

/** A site whose files all say the version; some of them exist in every third one only. */
export function filesAt(version: number): Map<string, string> {
  const always = Array.from({ length: filesOfAll }, (_, index) => `folder-${index % 5}/page-${index}.html`)
  const sometimes = version % 3 === 0 ? ['rare/one.html', 'rare/two.html'] : []
  return new Map([...always, ...sometimes].map(file => [file, `version ${version}`]))
}

/** Differences between a version and the one before: changed files, and null for removed ones. */
export function changesAt(version: number): Record<string, string | null> {
  const gone = [...filesAt(version - 1).keys()].map(file => [file, null] as const)
  return Object.fromEntries([...gone, ...filesAt(version)])
}
