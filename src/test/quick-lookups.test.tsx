import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

test('a label and its control find each other, also after the page has changed', () => {
  const { container, rerender } = render(
    <>
      <label htmlFor="name">Name</label>
      <input id="name" />
      <label>
        Club <input />
      </label>
      <input type="hidden" aria-label="Token" />
    </>,
  )
  const [name, club, hidden] = container.querySelectorAll('input')
  const [first, second] = container.querySelectorAll('label')
  expect([...(name?.labels ?? [])]).toEqual([first])
  expect([...(club?.labels ?? [])]).toEqual([second])
  expect(hidden?.labels).toBeNull()
  expect(first?.control).toBe(name)
  expect(second?.control).toBe(club)

  rerender(
    <>
      <label htmlFor="other">Name</label>
      <input id="name" />
      <textarea id="other" />
    </>,
  )
  expect([...(container.querySelector('input')?.labels ?? [])]).toEqual([])
  expect(screen.getByLabelText('Name').tagName).toBe('TEXTAREA')
})

test('a computed style follows attributes, style elements and what lies above', () => {
  const { container } = render(
    <div>
      <button>Save</button>
    </div>,
  )
  const button = screen.getByRole('button')
  expect(button).toBeVisible()
  container.hidden = true
  expect(button).not.toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
  container.hidden = false
  expect(button).toBeVisible()
  const sheet = document.createElement('style')
  sheet.textContent = 'button { visibility: hidden }'
  document.head.append(sheet)
  expect(getComputedStyle(button).visibility).toBe('hidden')
  sheet.remove()
  expect(getComputedStyle(button).visibility).toBe('visible')
  button.remove()
  expect(button.isConnected).toBe(false)
})
