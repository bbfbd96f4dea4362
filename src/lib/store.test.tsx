import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createStore, useStore } from './store'

test('tells who listens about a change, and nobody when nothing changed', () => {
  const store = createStore(1)
  const listener = vi.fn()
  const stop = store.subscribe(listener)
  store.setState(1)
  expect(listener).not.toHaveBeenCalled()
  store.setState(2)
  expect(listener).toHaveBeenCalledOnce()
  stop()
  store.setState(3)
  expect(listener).toHaveBeenCalledOnce()
  expect(store.getState()).toBe(3)
})

test('a component shows its part and renders again for that part only', () => {
  const store = createStore({ shown: 'a', other: 0 })
  const onRender = vi.fn()
  function Part() {
    const shown = useStore(store, (state) => state.shown)
    onRender()
    return <p>{shown}</p>
  }
  render(<Part />)
  act(() => store.setState({ shown: 'a', other: 1 }))
  expect(onRender).toHaveBeenCalledOnce()
  act(() => store.setState({ shown: 'b', other: 1 }))
  expect(screen.getByText('b')).toBeVisible()
})
