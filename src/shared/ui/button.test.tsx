import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderShared } from '@/test/render-shared'
import { Button, IconButton } from './button'

test('a button without words says what it does when the mouse rests on it', async () => {
  await renderShared(<IconButton label="Turn the pitch">↻</IconButton>)
  const user = userEvent.setup()
  const button = screen.getByRole('button', { name: 'Turn the pitch' })
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
  await user.hover(button)
  await user.pointer({ target: button, coords: { x: 3, y: 3 } })
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Turn the pitch')
  await user.unhover(button)
  await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument())
})

test('the first pointer on it presses it, and it stays the same element', async () => {
  const press = vi.fn<() => void>()
  await renderShared(
    <IconButton label="Turn the pitch" onClick={press}>
      ↻
    </IconButton>,
  )
  const button = screen.getByRole('button', { name: 'Turn the pitch' })
  await userEvent.click(button)
  expect(press).toHaveBeenCalledOnce()
  expect(button).toBeInTheDocument()
})

test('a double click on what sends something sends it once; the next press sends again', async () => {
  const send = vi.fn<() => void>()
  await renderShared(<Button onClick={send}>Send</Button>)
  const button = screen.getByRole('button', { name: 'Send' })
  await userEvent.dblClick(button)
  expect(send).toHaveBeenCalledOnce()
  await userEvent.click(button)
  expect(send).toHaveBeenCalledTimes(2)
})
