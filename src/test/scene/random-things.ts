/** Pitch, teams, and anything that stands or is drawn on the pitch. Ids are given by the scene. */
import fc, { type Arbitrary } from 'fast-check'
import { usualTeams } from '@/features/scene/model/document/empty-scene'
import { equipmentKinds, goalSizes } from '@/features/scene/model/document/kinds'
import { limits } from '@/features/scene/model/document/limits'
import {
  teamIds,
  type Drawing,
  type Pitch,
  type SceneObject,
  type Team,
} from '@/features/scene/model/document/scene-schema'
import { createHundredths, createNames, createRecord, randomPoint } from './random-values'

const colour = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)

export const randomPitch: Arbitrary<Pitch> = createRecord({
  kind: fc.constantFrom('full', 'half', 'third', 'box', 'small_sided', 'futsal', 'blank'),
  length: createHundredths(4, 130),
  width: createHundredths(4, 130),
  goal_side: fc.constantFrom('left', 'right', 'top', 'bottom'),
  orientation: fc.constantFrom('landscape', 'portrait'),
  has_stripes: fc.boolean(),
  has_lines: fc.boolean(),
  surface: fc.constantFrom('grass', 'white'),
})

export const randomTeams: Arbitrary<Team[]> = fc
  .tuple(
    fc.integer({ min: 2, max: 4 }),
    fc.array(createRecord({ name: createNames(limits.name), colour, keeper_colour: colour }), {
      minLength: 4,
      maxLength: 4,
    }),
  )
  .map(([count, looks]) =>
    usualTeams.slice(0, count).map((team, index) => ({ ...team, ...looks[index] })),
  )

/** What everything may have: a group, a lock, a time on the pitch. */
const anything = {
  group: fc.constantFrom('g1', 'g2'),
  is_locked: fc.boolean(),
  is_hidden: fc.boolean(),
  from: createHundredths(0, 5),
  until: createHundredths(6, 30),
}
const rotation = fc.integer({ min: -360, max: 360 })
const label = createNames(limits.label)

const place = fc.oneof(randomPoint, randomPoint).map(([x, y]) => ({ x, y }))

const player = createRecord(
  {
    ...anything,
    rotation,
    kind: fc.constant('player' as const),
    team: fc.constantFrom(...teamIds),
    number: createNames(3),
    label,
    name: createNames(limits.name),
    player_id: fc.uuid({ version: 4 }),
    is_keeper: fc.boolean(),
    has_direction: fc.boolean(),
    view: createRecord({
      angle: fc.integer({ min: 10, max: 360 }),
      reach: createHundredths(1, 60),
    }),
    has_photo: fc.boolean(),
  },
  ['kind', 'team'],
)
const coach = createRecord({ ...anything, rotation, kind: fc.constant('coach' as const), label }, [
  'kind',
])
const ball = createRecord({ ...anything, kind: fc.constant('ball' as const) }, ['kind'])
const goal = createRecord(
  {
    ...anything,
    rotation,
    kind: fc.constant('goal' as const),
    size: fc.constantFrom(...goalSizes),
  },
  ['kind', 'size'],
)
const equipment = createRecord(
  {
    ...anything,
    rotation,
    kind: fc.constantFrom(...equipmentKinds),
    length: createHundredths(0.2, 30),
    colour,
  },
  ['kind'],
)

export const randomObject: Arbitrary<SceneObject> = fc
  .tuple(
    place,
    fc.oneof(
      { weight: 8, arbitrary: player },
      { weight: 3, arbitrary: ball },
      { weight: 3, arbitrary: equipment },
      { weight: 1, arbitrary: goal },
      { weight: 1, arbitrary: coach },
    ),
  )
  .map(([at, thing]) => ({ id: '', ...at, ...thing }))

const zone = createRecord(
  {
    ...anything,
    kind: fc.constant('zone' as const),
    shape: fc.constantFrom('rectangle', 'ellipse', 'polygon'),
    points: fc.array(randomPoint, { minLength: 3, maxLength: 8 }),
    rotation,
    colour,
    label,
  },
  ['kind', 'shape', 'points', 'colour'],
)
const line = createRecord(
  {
    ...anything,
    kind: fc.constant('line' as const),
    points: fc.array(randomPoint, { minLength: 2, maxLength: 12 }),
    colour,
    style: fc.constantFrom('solid', 'dashed', 'marker'),
    head: fc.constantFrom('none', 'arrow'),
  },
  ['kind', 'points', 'colour', 'style', 'head'],
)
const text = createRecord(
  {
    ...anything,
    kind: fc.constant('text' as const),
    text: createNames(limits.text, 1),
    size: createHundredths(0.5, 4),
    colour,
  },
  ['kind', 'text', 'size', 'colour'],
)
const tape = createRecord({ ...anything, kind: fc.constant('tape' as const) }, ['kind'])

export const randomDrawing: Arbitrary<Drawing> = fc.oneof(
  fc.tuple(zone).map(([drawn]) => ({
    id: '',
    ...drawn,
    points: drawn.shape === 'polygon' ? drawn.points : drawn.points.slice(0, 2),
  })),
  line.map((drawn) => ({ id: '', ...drawn })),
  fc.tuple(text, place).map(([drawn, at]) => ({ id: '', ...at, ...drawn })),
  fc
    .tuple(tape, randomPoint, randomPoint)
    .map(([drawn, from, to]) => ({ id: '', ...drawn, points: [from, to] })),
)
