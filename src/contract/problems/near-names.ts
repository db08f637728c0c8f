/** Says which of some names was meant by one that is none of them; null when none comes near. */
export function nearestName(written: string, names: readonly string[]): string | null {
  const plain = plainName(written)
  const near = names.map(name => ({ distance: distanceOf(plain, plainName(name)), name }))
  const [best] = near.toSorted((one, other) => one.distance - other.distance)
  return best !== undefined && best.distance <= maxMistakes(best.name) ? best.name : startOf(written, names)
}

/** `fechaInicio` and `fecha_evento` mean `fecha`, when no shorter way leads to a name. */
function startOf(written: string, names: readonly string[]): string | null {
  return names.find(name => written.startsWith(name) && /^[A-Z_]/.test(written.slice(name.length))) ?? null
}

function maxMistakes(name: string): number {
  return name.length < 5 ? 1 : 2
}

/** Accents, capitals and what stands between words are no mistakes. */
function plainName(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[^a-z\d]/gi, '')
    .toLowerCase()
}

/** How many letters are missing, too many, wrong, or changed places with the one beside (optimal string alignment). */
function distanceOf(one: string, other: string): number {
  let [beforeLast, last]: number[][] = [[], Array.from({ length: other.length + 1 }, (_, index) => index)]
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      next.push(
        Math.min(
          (last?.[column] ?? 0) + 1,
          (next[column - 1] ?? 0) + 1,
          (last?.[column - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (beforeLast?.[column - 2] ?? 0) + 1 : Infinity
        )
      )
    }
    beforeLast = last
    last = next
  }
  return last?.[other.length] ?? 0
}
