import type { ClientDirective } from 'astro'

/** `client:interaction` leaves an island asleep: `elements/loading/islands.ts` wakes it on the first sign of intent inside it. */
const wakeOnInteraction: ClientDirective = () => {}

export default wakeOnInteraction
