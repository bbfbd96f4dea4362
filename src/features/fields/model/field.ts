/** What a field is made of, and how big it may be (constraints of `public.fields`). */

export const surfaces = [
  'grass',
  'artificial_turf',
  'hybrid',
  'clay',
  'hard_court',
  'sand',
  'indoor',
] as const

export const fieldLimits = {
  name: 60,
  address: 200,
  note: 500,
  length: { min: 5, max: 130 },
  width: { min: 5, max: 100 },
} as const
