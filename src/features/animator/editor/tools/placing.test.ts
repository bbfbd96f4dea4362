import { describe, expect, it } from 'vitest'
import { EditorDriver } from '../driver/driver'
import { createTrainingScene } from '../driver/training-scene'

const open = () => new EditorDriver(createTrainingScene())

describe('placing', () => {
  it('a click places a player with the next free number, selects it and keeps the tool', () => {
    const driver = open().tool('player', { team: 'a' }).click(50, 34.6)
    expect(driver.scene.objects.at(-1)).toMatchObject({
      kind: 'player',
      team: 'a',
      number: '2',
      x: 50,
      y: 34,
    })
    expect(driver.state).toMatchObject({
      tool: 'player',
      selection: [driver.scene.objects.at(-1)?.id],
    })
    expect(driver.undoAll()).toBe(1)
    expect(driver.scene).toBe(driver.first)
  })

  it('a tool stays until Escape: two players are two clicks', () => {
    const driver = open().tool('player').click(50, 30).click(55, 30)
    expect(driver.scene.objects).toHaveLength(10)
    expect(driver.state.tool).toBe('player')
    expect(driver.key('escape').state.tool).toBe('select')
  })

  it('dragging on turns it to the pointer', () => {
    const driver = open()
      .tool('player', { team: 'b' })
      .drag([
        [50, 30],
        [50, 35],
      ])
    expect(driver.scene.objects.at(-1)).toMatchObject({
      x: 50,
      y: 30,
      rotation: 90,
      has_direction: true,
    })
    const ladder = open()
      .tool('equipment', { equipment: 'ladder' })
      .drag([
        [50, 30],
        [53, 33],
      ])
    expect(ladder.scene.objects.at(-1)).toMatchObject({ kind: 'ladder', rotation: 45 })
  })

  it('a cone has no direction', () => {
    const driver = open()
      .tool('equipment', { equipment: 'cone' })
      .drag([
        [50, 30],
        [50, 35],
      ])
    expect(driver.scene.objects.at(-1)).not.toHaveProperty('rotation')
  })

  it('a keeper is one', () => {
    const driver = open().tool('player', { team: 'b', isKeeper: true }).click(100, 30)
    expect(driver.scene.objects.at(-1)).toMatchObject({ number: '1', is_keeper: true })
  })

  it('a ball near a player goes to his feet, elsewhere it lies free', () => {
    expect(open().tool('ball').click(41, 21).scene.objects.at(-1)).toMatchObject({ owner: 'p2' })
    expect(open().tool('ball').click(55, 60).scene.objects.at(-1)).not.toHaveProperty('owner')
  })

  it('a goal opens towards the middle of the pitch', () => {
    const placeMiniGoal = (x: number, y: number) =>
      open().tool('goal', { goal: 'mini' }).click(x, y).scene.objects.at(-1)
    expect(placeMiniGoal(2, 30)).toMatchObject({ size: 'mini', rotation: 0 })
    expect(placeMiniGoal(103, 30)).toMatchObject({ rotation: 180 })
    expect(placeMiniGoal(50, 66)).toMatchObject({ rotation: 270 })
  })

  it('a coach stands where one clicks', () => {
    expect(open().tool('coach').click(55, 60).scene.objects.at(-1)).toMatchObject({
      kind: 'coach',
      x: 55,
      y: 60,
    })
  })

  it.each(['escape', 'secondFinger'] as const)('%s before letting go places nothing', (how) => {
    const driver = open().tool('player').down(50, 30).move(55, 30)
    driver[how]().up()
    expect(driver.scene).toBe(driver.first)
    expect(driver.state.canUndo).toBe(false)
  })

  it('nothing is placed in a scene opened to look at', () => {
    const driver = new EditorDriver(createTrainingScene(), { isReadOnly: true })
    for (const tool of ['player', 'coach', 'ball', 'goal', 'equipment'] as const) {
      driver.tool(tool).click(55, 60)
    }
    expect(driver.scene).toBe(driver.first)
  })
})
