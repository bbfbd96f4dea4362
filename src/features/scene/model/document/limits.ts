/** How large a scene may be; the database also refuses documents over 512 KiB. */
export const limits = {
  /** Coordinates lie within ± this many metres. */
  metres: 250,
  /** Ten minutes. */
  seconds: 600,
  points: 200,
  objects: 300,
  drawings: 200,
  keys: 200,
  events: 300,
  steps: 60,
  name: 60,
  label: 40,
  text: 300,
  note: 1000,
  /** A question that players answer; one that is only talked about may be as long as a note. */
  question: 200,
  answer: 80,
  explanation: 300,
} as const
