import { describe, expect, it } from 'vitest'
import { EditorDriver } from './driver'
import { createTrainingScene } from './training-scene'

const open = () => new EditorDriver(createTrainingScene())

describe('hands on pointer and keyboard', () => {
  it('a tool is taken by its key, used, and what it did undone by keys', () => {
    const driver = open().key('r')
    expect(driver.state.tool).toBe('run')
    driver
      .drag([
        [40, 20],
        [51, 20],
      ])
      .key('mod+z')
    expect(driver.scene).toBe(driver.first)
    expect(driver.key('mod+shift+z').place('p2', 2)).toEqual([51, 20])
  })

  it('Escape gives up the gesture, then the tool, then the selection', () => {
    const driver = open().select('p3').key('r').down(40, 20).move(50, 20).key('escape')
    expect(driver.scene).toBe(driver.first)
    expect(driver.state.tool).toBe('run')
    expect(driver.up().key('escape').state).toMatchObject({ tool: 'select', selection: ['p2'] })
    expect(driver.key('escape').state.selection).toEqual([])
  })

  it('keys pressed in the middle of a drag end it', () => {
    const driver = open().down(40, 20).move(50, 30).key('delete').move(60, 40).up()
    expect(driver.scene.objects.some(({ id }) => id === 'p2')).toBe(false)
    driver.undoAll()
    expect(driver.scene).toBe(driver.first)
  })

  it('everything can be selected, moved by arrows and dragged on', () => {
    const driver = open().key('mod+a').key('arrowright')
    expect(driver.place('p2')).toEqual([41, 20])
    driver.drag(
      [
        [41, 20],
        [43, 22],
      ],
      { mod: true },
    )
    expect(driver.place('p3')).toEqual([23, 52])
    expect(driver.undoAll()).toBe(2)
  })
})
