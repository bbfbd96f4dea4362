/** Whether the page is flung past so fast that nobody can look at a drawing. */

/** Pixels per millisecond: some eight rows of cards a second. */
const tooFast = 3
/** Milliseconds after the last such step until one may look again. */
const calm = 80

let last: { place: number; time: number } | null = null
let fastAt = -Infinity

/** Milliseconds until one may look again; 0 while the page rests or is read. The first call begins to watch. */
export function getFastScrollCooldownMs(): number {
  if (!last) {
    last = { place: window.scrollY, time: performance.now() }
    window.addEventListener('scroll', measureSpeed, { passive: true })
  }
  return Math.max(0, fastAt + calm - performance.now())
}

function measureSpeed({ timeStamp: time }: Event): void {
  const { place: from, time: since } = last ?? { place: window.scrollY, time }
  const place = window.scrollY
  if (Math.abs(place - from) > tooFast * Math.max(time - since, 1)) fastAt = time
  last = { place, time }
}
