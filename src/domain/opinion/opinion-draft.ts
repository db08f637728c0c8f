/** Where a visit keeps an opinion that waits until its author has signed in. */
export function draftKeyOf(experienceId: string): string {
  return `opinion-${experienceId}`
}
