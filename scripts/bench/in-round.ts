/** The id that something has in a round of growing: in the first one its own. */
export function inRound(id: string, round: number): string {
  return round === 0 ? id : `${id}-${round + 1}`
}
