/** What a coach carries onto the pitch: small things upright as one sees them, long things from above. */
import type { EquipmentKind } from '../../document/kinds'
import type { SceneObject } from '../../document/scene-schema'
import type { Ink, Mark } from '../marks'
import { pen } from '../palette'
import { number, polyline, roundBox } from '../path-data'
import type { Setting } from '../setting'
import { extentOf } from '../symbol-size'

export type Equipment = Extract<SceneObject, { kind: EquipmentKind }>

/** Drawn the same way up in every view; the others turn with the ground. */
export const uprightKinds: ReadonlySet<SceneObject['kind']> = new Set([
  'cone',
  'marker',
  'pole',
  'mannequin',
  'ring',
])

export function equipmentMarks(thing: Equipment, { unit }: Setting): Mark[] {
  const own = thing.colour ? pen(thing.colour) : null
  const gear = own ?? 'gear'
  const { length, width } = extentOf(thing, unit)
  switch (thing.kind) {
    case 'cone':
      return cone(own ?? 'cone', unit)
    case 'marker':
      return [{ kind: 'circle', x: 0, y: 0, r: unit * 0.15, stroke: gear, width: unit * 0.12 }]
    case 'pole':
      return pole(gear, unit)
    case 'mannequin':
      return mannequin(own ?? 'chalk', unit)
    case 'wall':
      return wall(own ?? 'chalk', width, unit)
    case 'ladder':
      return ladder(gear, length, width, unit)
    case 'hurdle':
      return [
        {
          kind: 'path',
          d: `M${number(-length / 2)} ${number(-width / 2)}h${number(length)}M0 ${number(-width / 2)}v${number(width)}M${number(-length / 2)} ${number(width / 2)}h${number(length)}`,
          stroke: gear,
          width: unit * 0.1,
          cap: 'round',
        },
      ]
    case 'ring':
      return [{ kind: 'circle', x: 0, y: 0, r: width / 2, stroke: gear, width: unit * 0.08 }]
    case 'rebounder':
      return rebounder(gear, length, width, unit)
  }
}

function cone(fill: Ink, unit: number): Mark[] {
  const body = polyline(
    [
      [0, -unit * 0.3],
      [unit * 0.26, unit * 0.22],
      [-unit * 0.26, unit * 0.22],
    ],
    true,
  )
  return [{ kind: 'path', d: body, fill, stroke: 'outline', width: unit * 0.05 }]
}

/** Foot on its place. */
function pole(ink: Ink, unit: number): Mark[] {
  return [
    {
      kind: 'path',
      d: `M0 0V${number(-unit * 0.6)}`,
      stroke: ink,
      width: unit * 0.11,
      cap: 'round',
    },
    { kind: 'circle', x: 0, y: 0, r: unit * 0.13, fill: ink },
  ]
}

function mannequin(ink: Ink, unit: number): Mark[] {
  const edge = { stroke: ink, width: unit * 0.06 } as const
  const body = polyline(
    [
      [-unit * 0.26, -unit * 0.2],
      [unit * 0.26, -unit * 0.2],
      [unit * 0.14, unit * 0.5],
      [-unit * 0.14, unit * 0.5],
    ],
    true,
  )
  return [
    { kind: 'path', d: body, fill: 'turf', ...edge },
    { kind: 'path', d: body, fill: ink, opacity: 0.3 },
    { kind: 'circle', x: 0, y: -unit * 0.38, r: unit * 0.15, fill: 'turf', ...edge },
  ]
}

/** A free-kick wall from above: shoulders and heads side by side. */
function wall(ink: Ink, width: number, unit: number): Mark[] {
  const count = Math.max(2, Math.round(width / (unit * 0.5)))
  const each = width / count
  const men = Array.from({ length: count }, (_, index) => -width / 2 + (index + 0.5) * each)
  const depth = unit * 0.28
  const [r, side] = [depth / 2, number(each * 0.94 - depth)]
  const turn = `a${number(r)} ${number(r)} 0 0 1`
  const shoulders = men.map(
    (y) =>
      `M${number(r)} ${number(y - each * 0.47 + r)}v${side}${turn} ${number(-depth)} 0v${number(depth - each * 0.94)}${turn} ${number(depth)} 0Z`,
  )
  const d = shoulders.join('')
  return [
    { kind: 'path', d, fill: 'turf' },
    { kind: 'path', d, fill: ink, opacity: 0.3 },
    { kind: 'path', d, stroke: ink, width: unit * 0.05 },
    ...men.map((y): Mark => ({ kind: 'circle', x: 0, y, r: unit * 0.1, fill: ink })),
  ]
}

/** A rung every half metre, or as close as can be told apart. */
function ladder(ink: Ink, length: number, width: number, unit: number): Mark[] {
  const rungs = Math.max(2, Math.round(length / Math.max(0.5, unit * 0.3)))
  const [left, top] = [-length / 2, -width / 2]
  const lines = Array.from(
    { length: rungs + 1 },
    (_, index) => `M${number(left + (index * length) / rungs)} ${number(top)}v${number(width)}`,
  )
  const rails = `M${number(left)} ${number(top)}h${number(length)}M${number(left)} ${number(-top)}h${number(length)}`
  return [
    { kind: 'path', d: rails + lines.join(''), stroke: ink, width: unit * 0.065, cap: 'round' },
  ]
}

/** A tight net in a frame; the ball comes back to the right. */
function rebounder(ink: Ink, length: number, width: number, unit: number): Mark[] {
  const frame = roundBox(length, width, unit * 0.06)
  const meshes = Math.max(3, Math.round(width / (unit * 0.26)))
  const net = Array.from({ length: meshes - 1 }, (_, index) => {
    const y = number(-width / 2 + ((index + 1) * width) / meshes)
    return `M${number(-length / 2)} ${y}H${number(length / 2)}`
  })
  return [
    {
      kind: 'path',
      d: `${net.join('')}M0 ${number(-width / 2)}v${number(width)}`,
      stroke: 'chalk_dim',
      width: unit * 0.03,
    },
    { kind: 'path', d: frame, stroke: ink, width: unit * 0.07 },
    {
      kind: 'path',
      d: `M${number(length / 2)} ${number(-width / 2)}v${number(width)}`,
      stroke: ink,
      width: unit * 0.13,
      cap: 'round',
    },
  ]
}
