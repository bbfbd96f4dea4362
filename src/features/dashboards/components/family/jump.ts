/** Places of the overview that a tap leads to, by the attribute they bear. */
export const spots = {
  answer: '[role="group"][data-open] button',
  fees: '[data-spot="fees"]',
  tasks: '[data-spot="tasks"]',
  inbox: '[data-spot="inbox"]',
} as const

export type SpotPlace = (typeof spots)[keyof typeof spots]

/** Brings the first of them into view and the keyboard with it. */
export function jumpTo(spot: SpotPlace): void {
  const place = document.querySelector<HTMLElement>(`main ${spot}`)
  place?.focus({ preventScroll: true })
  place?.scrollIntoView({ block: 'center' })
}
