import { describe, expect, it } from 'vitest'
import { createEmptyScene } from '../document/empty-scene'
import type { Point, Scene } from '../document/scene-schema'
import { measureText } from '../draw/drawings/text'
import { getSceneFrame, computeSceneUnit, toPicture, toPitch, getTurn } from './view'

const portrait = { length: 105, width: 68, orientation: 'portrait' } as const
const landscape = { ...portrait, orientation: 'landscape' } as const

describe('a portrait picture', () => {
  it('turns the ground so that the attack to the right goes upwards', () => {
    const [fromX, fromY] = toPicture(portrait, [20, 30])
    const [toX, toY] = toPicture(portrait, [50, 30])
    expect(toX).toBe(fromX)
    expect(toY).toBe(fromY - 30)
  })

  it('turns angles with it: who faces the goal faces up', () => {
    const turn = (getTurn(portrait) * Math.PI) / 180
    expect([Math.cos(turn), Math.sin(turn)]).toEqual([expect.closeTo(0), -1])
    expect(getTurn(landscape)).toBe(0)
  })

  it.each([portrait, landscape])('leads back to the same place on the pitch', (pitch) => {
    const point: Point = [12.3, 45.6]
    expect(toPitch(pitch, toPicture(pitch, point))).toEqual(
      point.map((value) => expect.closeTo(value)),
    )
  })
})

describe('what a picture shows', () => {
  const scene = createEmptyScene({ kind: 'blank', length: 40, width: 30 })
  const createHoldingScene = (
    x: number,
    y: number,
    orientation: 'landscape' | 'portrait' = 'landscape',
  ): Scene => ({
    ...scene,
    pitch: { ...scene.pitch, orientation },
    objects: [{ kind: 'cone', id: 'c', x, y }],
  })

  it('is the ground and 2 to 4 m around it by its size', () => {
    expect(getSceneFrame(scene)).toEqual({ x: -2, y: -2, width: 44, height: 34 })
    const full = getSceneFrame(createEmptyScene())
    expect(full.x).toBeCloseTo(-3.675)
  })

  it('is close around a small grid: a tenth of it, at least 1 m', () => {
    const measureMargin = (length: number, width: number) =>
      -getSceneFrame(createEmptyScene({ kind: 'blank', length, width })).x
    expect(measureMargin(8, 8)).toBe(1)
    expect(measureMargin(15, 10)).toBeCloseTo(1.65)
    expect(measureMargin(25, 20)).toBe(2)
  })

  it('holds the whole of a text near the edge, lengthwise and upright', () => {
    const text = {
      kind: 'text',
      id: 't',
      x: 1,
      y: 1,
      text: 'Wide and deep at the back',
      size: 1,
      colour: '#ffffff',
    } as const
    const half = measureText(text, computeSceneUnit(scene, 'fine')).width / 2
    for (const orientation of ['landscape', 'portrait'] as const) {
      const pitch = { ...scene.pitch, orientation }
      const frame = getSceneFrame({ ...scene, pitch, drawings: [text] })
      const [middle] = toPicture(pitch, [1, 1])
      expect(middle - half).toBeGreaterThan(frame.x)
    }
  })

  it('holds the net of a goal on the line of a small grid', () => {
    const grid = createEmptyScene({ kind: 'blank', length: 8, width: 8 })
    const goal = { kind: 'goal', id: 'g', x: 8, y: 4, size: 'full', rotation: 180 } as const
    const { x, width } = getSceneFrame({ ...grid, objects: [goal] })
    expect(x + width).toBeGreaterThan(8 + 1.8)
  })

  it('grows with what stands outside, in steps, so that a drag does not resize everything', () => {
    expect(getSceneFrame(createHoldingScene(-1, 10))).toEqual({
      x: -4,
      y: -2,
      width: 46,
      height: 34,
    })
    expect(getSceneFrame(createHoldingScene(-1.9, 10))).toEqual(
      getSceneFrame(createHoldingScene(-0.1, 10)),
    )
    expect(getSceneFrame(createHoldingScene(41, 33))).toEqual({
      x: -2,
      y: -2,
      width: 46,
      height: 38,
    })
  })

  it('grows with where something moves, flies or is drawn, bent ways included', () => {
    const moved: Scene = {
      ...createHoldingScene(5, 5),
      objects: [
        { kind: 'cone', id: 'c', x: 5, y: 5 },
        { kind: 'ball', id: 'b', x: 5, y: 5 },
      ],
      tracks: [
        {
          object: 'c',
          keys: [
            {
              t: 1,
              x: 15,
              y: 5,
              ease: 'linear',
              via: [
                [6, -1.9],
                [14, -1.9],
              ],
            },
          ],
        },
      ],
      events: [{ id: 'e', ball: 'b', t: 0, kind: 'ground', x: 43, y: 5, speed: 10 }],
      drawings: [
        {
          kind: 'tape',
          id: 't',
          points: [
            [0, 0],
            [0, 32],
          ],
        },
      ],
    }
    // the bend swings out beyond its two points
    expect(getSceneFrame(moved)).toEqual({ x: -2, y: -6, width: 48, height: 40 })
  })

  it('holds in portrait the turned place of everything', () => {
    for (const [x, y] of [
      [-5, 10],
      [45, 10],
      [10, -5],
      [10, 36],
    ] as const) {
      const turned = createHoldingScene(x, y, 'portrait')
      const frame = getSceneFrame(turned)
      const [left, top] = toPicture(turned.pitch, [x, y])
      expect(left - frame.x).toBeGreaterThanOrEqual(2)
      expect(top - frame.y).toBeGreaterThanOrEqual(2)
      expect(frame.x + frame.width - left).toBeGreaterThanOrEqual(2)
      expect(frame.y + frame.height - top).toBeGreaterThanOrEqual(2)
    }
  })

  it('has larger symbols on a card, and as large as the scene wants them', () => {
    expect(computeSceneUnit(scene, 'card')).toBeGreaterThan(computeSceneUnit(scene, 'fine'))
    const large = { ...scene, display: { ...scene.display, symbols: 2 } }
    expect(computeSceneUnit(large, 'card')).toBeCloseTo(2 * computeSceneUnit(scene, 'card'))
  })
})
