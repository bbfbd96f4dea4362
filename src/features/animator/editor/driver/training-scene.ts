/** A small scene for tests of the editor: two against two, a ball, a goal, cones and a zone. */
import { createEmptyScene } from '@/features/scene/model/document/empty-scene'
import type { Scene } from '@/features/scene/model/document/scene-schema'

const createStep = (id: string, t: number) => ({ id, t, name: '', note: '' })

/**
 * p1 (20, 20) has the ball b1, p2 (40, 20) is with him; p3 (20, 50) and p4 (40, 50) are the others. Steps
 * at 0, 3 and 6 s; nothing moves yet. g1 stands at the right end, e1 and e2 are cones, d1 a zone.
 */
export function createTrainingScene(parts: Partial<Scene> = {}): Scene {
  return {
    ...createEmptyScene(),
    objects: [
      { id: 'g1', kind: 'goal', size: 'full', x: 105, y: 34, rotation: 180 },
      { id: 'e1', kind: 'cone', x: 62, y: 10 },
      { id: 'e2', kind: 'cone', x: 72, y: 10 },
      { id: 'p1', kind: 'player', team: 'a', number: '7', x: 20, y: 20 },
      { id: 'p2', kind: 'player', team: 'a', number: '8', x: 40, y: 20 },
      { id: 'p3', kind: 'player', team: 'b', number: '2', x: 20, y: 50 },
      { id: 'p4', kind: 'player', team: 'b', number: '3', x: 40, y: 50 },
      { id: 'b1', kind: 'ball', x: 20, y: 20, owner: 'p1' },
    ],
    drawings: [
      {
        id: 'd1',
        kind: 'zone',
        shape: 'rectangle',
        points: [
          [70, 40],
          [90, 60],
        ],
        colour: '#f0b429',
      },
    ],
    steps: [createStep('s1', 0), createStep('s2', 3), createStep('s3', 6)],
    ...parts,
  }
}

/** A scene in which the things with these ids are locked. */
export function createLockedScene(scene: Scene, ...ids: string[]): Scene {
  const lock = <Thing extends { id: string }>(thing: Thing) =>
    ids.includes(thing.id) ? { ...thing, is_locked: true } : thing
  return { ...scene, objects: scene.objects.map(lock), drawings: scene.drawings.map(lock) }
}

/** A scene in which these things are one group. */
export function createGroupedScene(scene: Scene, ...ids: string[]): Scene {
  const group = <Thing extends { id: string }>(thing: Thing) =>
    ids.includes(thing.id) ? { ...thing, group: 'u1' } : thing
  return { ...scene, objects: scene.objects.map(group), drawings: scene.drawings.map(group) }
}
