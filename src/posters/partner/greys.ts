/** How bright the eye finds red, green and blue. */
const weights = [0.299, 0.587, 0.114] as const

/** A drawing without its colours, each as bright as before. */
export function greys(drawing: string): string {
  return drawing.replaceAll(/#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/gi, greyOf)
}

function greyOf(colour: string): string {
  const digits = colour.length > 4 ? /../g : /./g
  const channels = colour.slice(1).match(digits) ?? []
  const bright = channels.reduce(
    (sum, part, index) => sum + Number.parseInt(part.padStart(2, part), 16) * (weights[index] ?? 0),
    0
  )
  return `#${Math.round(bright).toString(16).padStart(2, '0').repeat(3)}`
}
