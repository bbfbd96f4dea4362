/** What a coach carries onto the pitch: small things upright as one sees them, long things from above. */
import type { EquipmentKind } from '../../document/kinds'
import type { SceneObject } from '../../document/scene-schema'
import type { Ink, Mark } from '../marks'
import { createPen } from '../palette'
import { formatNumber, createPolyline, createRoundBoxPath } from '../path-data'
import type { Setting } from '../setting'
import { getExtent } from '../symbol-size'

export type Equipment = Extract<SceneObject, { kind: EquipmentKind }>

/** Drawn the same way up in every view; the others turn with the ground. */
export const uprightKinds: ReadonlySet<SceneObject['kind']> = new Set([
  'cone',
  'marker',
  'pole',
  'mannequin',
  'ring',
])

export function createEquipmentMarks(thing: Equipment, { unit }: Setting): Mark[] {
  const own = thing.colour ? createPen(thing.colour) : null
  const gear = own ?? 'gear'
  const { length, width } = getExtent(thing, unit)
  switch (thing.kind) {
    case 'cone':
      return createConeMarks(own ?? 'cone', unit)
    case 'marker':
      return [{ kind: 'circle', x: 0, y: 0, r: unit * 0.15, stroke: gear, width: unit * 0.12 }]
    case 'pole':
      return createPoleMarks(gear, unit)
    case 'mannequin':
      return createMannequinMarks(own ?? 'chalk', unit)
    case 'wall':
      return createWallMarks(own ?? 'chalk', width, unit)
    case 'ladder':
      return createLadderMarks(gear, length, width, unit)
    case 'hurdle':
      return [
        {
          kind: 'path',
          d: `M${formatNumber(-length / 2)} ${formatNumber(-width / 2)}h${formatNumber(length)}M0 ${formatNumber(-width / 2)}v${formatNumber(width)}M${formatNumber(-length / 2)} ${formatNumber(width / 2)}h${formatNumber(length)}`,
          stroke: gear,
          width: unit * 0.1,
          cap: 'round',
        },
      ]
    case 'ring':
      return [{ kind: 'circle', x: 0, y: 0, r: width / 2, stroke: gear, width: unit * 0.08 }]
    case 'rebounder':
      return createRebounderMarks(gear, length, width, unit)
  }
}

function createConeMarks(fill: Ink, unit: number): Mark[] {
  const body = createPolyline(
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
function createPoleMarks(ink: Ink, unit: number): Mark[] {
  return [
    {
      kind: 'path',
      d: `M0 0V${formatNumber(-unit * 0.6)}`,
      stroke: ink,
      width: unit * 0.11,
      cap: 'round',
    },
    { kind: 'circle', x: 0, y: 0, r: unit * 0.13, fill: ink },
  ]
}

function createMannequinMarks(ink: Ink, unit: number): Mark[] {
  const edge = { stroke: ink, width: unit * 0.06 } as const
  const body = createPolyline(
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
function createWallMarks(ink: Ink, width: number, unit: number): Mark[] {
  const count = Math.max(2, Math.round(width / (unit * 0.5)))
  const each = width / count
  const men = Array.from({ length: count }, (_, index) => -width / 2 + (index + 0.5) * each)
  const depth = unit * 0.28
  const [r, side] = [depth / 2, formatNumber(each * 0.94 - depth)]
  const turn = `a${formatNumber(r)} ${formatNumber(r)} 0 0 1`
  const shoulders = men.map(
    (y) =>
      `M${formatNumber(r)} ${formatNumber(y - each * 0.47 + r)}v${side}${turn} ${formatNumber(-depth)} 0v${formatNumber(depth - each * 0.94)}${turn} ${formatNumber(depth)} 0Z`,
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
function createLadderMarks(ink: Ink, length: number, width: number, unit: number): Mark[] {
  const rungs = Math.max(2, Math.round(length / Math.max(0.5, unit * 0.3)))
  const [left, top] = [-length / 2, -width / 2]
  const lines = Array.from(
    { length: rungs + 1 },
    (_, index) =>
      `M${formatNumber(left + (index * length) / rungs)} ${formatNumber(top)}v${formatNumber(width)}`,
  )
  const rails = `M${formatNumber(left)} ${formatNumber(top)}h${formatNumber(length)}M${formatNumber(left)} ${formatNumber(-top)}h${formatNumber(length)}`
  return [
    { kind: 'path', d: rails + lines.join(''), stroke: ink, width: unit * 0.065, cap: 'round' },
  ]
}

/** A tight net in a frame; the ball comes back to the right. */
function createRebounderMarks(ink: Ink, length: number, width: number, unit: number): Mark[] {
  const frame = createRoundBoxPath(length, width, unit * 0.06)
  const meshes = Math.max(3, Math.round(width / (unit * 0.26)))
  const net = Array.from({ length: meshes - 1 }, (_, index) => {
    const y = formatNumber(-width / 2 + ((index + 1) * width) / meshes)
    return `M${formatNumber(-length / 2)} ${y}H${formatNumber(length / 2)}`
  })
  return [
    {
      kind: 'path',
      d: `${net.join('')}M0 ${formatNumber(-width / 2)}v${formatNumber(width)}`,
      stroke: 'chalk_dim',
      width: unit * 0.03,
    },
    { kind: 'path', d: frame, stroke: ink, width: unit * 0.07 },
    {
      kind: 'path',
      d: `M${formatNumber(length / 2)} ${formatNumber(-width / 2)}v${formatNumber(width)}`,
      stroke: ink,
      width: unit * 0.13,
      cap: 'round',
    },
  ]
}
