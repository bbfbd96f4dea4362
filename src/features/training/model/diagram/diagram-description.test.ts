import { describe, expect, it } from 'vitest'
import type { Diagram } from './diagram'
import { describeDiagram } from './diagram-description'

const diagram: Diagram = {
  v: 1,
  pitch: 'blank',
  items: [
    { k: 'player', team: 'a', x: 5, y: 5, n: '6' },
    { k: 'player', team: 'a', x: 15, y: 5, n: '8' },
    { k: 'player', team: 'b', x: 10, y: 8 },
    { k: 'ball', x: 5.5, y: 5 },
    { k: 'mini_goal', x: 30, y: 10, r: 180 },
  ],
  moves: [
    {
      k: 'pass',
      p: [
        [6, 5],
        [14, 5],
      ],
    },
    {
      k: 'shot',
      p: [
        [15, 6],
        [29, 10],
      ],
    },
    {
      k: 'run',
      p: [
        [10, 9],
        [10, 16],
      ],
    },
  ],
  zones: [],
}

describe('the drawing in words', () => {
  it('counts what stands on the pitch and what moves', () => {
    const words = describeDiagram(diagram)
    expect(words.counts).toEqual([
      { thing: 'player_a', count: 2 },
      { thing: 'player_b', count: 1 },
      { thing: 'ball', count: 1 },
      { thing: 'mini_goal', count: 1 },
    ])
    expect(words.moveCounts).toEqual([
      { kind: 'pass', count: 1 },
      { kind: 'run', count: 1 },
      { kind: 'shot', count: 1 },
    ])
  })

  it('names where each movement starts and ends', () => {
    expect(describeDiagram(diagram).moves).toEqual([
      {
        kind: 'pass',
        from: { thing: 'player_a', number: '6' },
        to: { thing: 'player_a', number: '8' },
      },
      {
        kind: 'shot',
        from: { thing: 'player_a', number: '8' },
        to: { thing: 'mini_goal', number: null },
      },
      { kind: 'run', from: { thing: 'player_b', number: null }, to: null },
    ])
  })
})
