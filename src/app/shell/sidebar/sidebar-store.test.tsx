import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { expectComplaint } from '@/test/console-watch'
import { createSidebar, type Sidebar, type SidebarParts } from './sidebar-store'

let sidebar: Sidebar
let stop: () => void

function findParts(): SidebarParts {
  return { panel: document.querySelector('aside'), toggle: document.querySelector('button') }
}

function resizeTo(width: number): void {
  window.innerWidth = width
  window.dispatchEvent(new Event('resize'))
}

function press(key: string): void {
  document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
}

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = '<button>menu</button><aside><a>page</a></aside><main>content</main>'
  sidebar = createSidebar()
  stop = sidebar.start(findParts)
})

afterEach(() => {
  stop()
  document.body.innerHTML = ''
  window.innerWidth = 1024
})

describe('the sidebar', () => {
  it('starts closed and can be toggled, opened and closed', () => {
    expect(sidebar.isOpen()).toBe(false)
    sidebar.toggle()
    expect(sidebar.isOpen()).toBe(true)
    sidebar.toggle()
    expect(sidebar.isOpen()).toBe(false)
    sidebar.open()
    sidebar.open()
    expect(sidebar.isOpen()).toBe(true)
    sidebar.close()
    expect(sidebar.isOpen()).toBe(false)
  })

  it('tells its listeners about changes only', () => {
    const listener = vi.fn()
    const unsubscribe = sidebar.subscribe(listener)
    sidebar.open()
    sidebar.open()
    sidebar.close()
    expect(listener).toHaveBeenCalledTimes(2)
    unsubscribe()
    sidebar.open()
    expect(listener).toHaveBeenCalledTimes(2)
  })

  it('closes on Escape while open, and on no other key', () => {
    sidebar.open()
    press('a')
    expect(sidebar.isOpen()).toBe(true)
    press('Escape')
    expect(sidebar.isOpen()).toBe(false)
  })

  it('reports a click outside panel and toggle, only while open', () => {
    const outside = vi.fn()
    sidebar.onOutsideClick(outside)
    document.querySelector('main')?.click()
    expect(outside).not.toHaveBeenCalled()
    sidebar.open()
    document.querySelector('a')?.click()
    document.querySelector('button')?.click()
    expect(outside).not.toHaveBeenCalled()
    document.querySelector('main')?.click()
    expect(outside).toHaveBeenCalledTimes(1)
    expect(sidebar.isOpen()).toBe(true)
  })

  it('closes itself on resize below 768 px', () => {
    sidebar.open()
    resizeTo(768)
    expect(sidebar.isOpen()).toBe(true)
    resizeTo(767)
    expect(sidebar.isOpen()).toBe(false)
  })

  it('hears nothing after it was stopped', () => {
    sidebar.open()
    stop()
    press('Escape')
    resizeTo(400)
    expect(sidebar.isOpen()).toBe(true)
  })
})

describe('starting', () => {
  it('is tried again three times, 500 ms apart, and then given up', () => {
    stop()
    expectComplaint(/sidebar could not start/)
    const find = vi.fn(() => ({ panel: null, toggle: null }))
    createSidebar().start(find)
    expect(find).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(499)
    expect(find).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(1)
    expect(find).toHaveBeenCalledTimes(2)
    vi.advanceTimersByTime(60_000)
    expect(find).toHaveBeenCalledTimes(4)
  })

  it('works as soon as a try finds the parts', () => {
    stop()
    let isThere = false
    const late = createSidebar()
    stop = late.start(() => (isThere ? findParts() : { panel: null, toggle: null }))
    isThere = true
    vi.advanceTimersByTime(500)
    late.open()
    press('Escape')
    expect(late.isOpen()).toBe(false)
  })

  it('is not tried again once stopped', () => {
    stop()
    const find = vi.fn(() => ({ panel: null, toggle: null }))
    const halt = createSidebar().start(find)
    halt()
    vi.advanceTimersByTime(5000)
    expect(find).toHaveBeenCalledTimes(1)
  })
})
