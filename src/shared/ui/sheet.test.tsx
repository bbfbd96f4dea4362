import { useState } from 'react'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderShared } from '@/test/render-shared'
import { Button } from './button'
import { Sheet } from './sheet'

function Writing() {
  const [isOpen, setIsOpen] = useState(false)
  const [text, setText] = useState('')
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Write</Button>
      <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title="A message">
        <textarea
          aria-label="Message"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Sheet>
    </>
  )
}

test('Back on a phone closes the sheet; the page and what was typed stay', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      matches: query.includes('max-width: 767px'),
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  )
  const { user, router } = await renderShared(<Writing />, { path: '/elsewhere' })
  await act(() => router.navigate('/here'))
  await user.click(await screen.findByRole('button', { name: 'Write' }))
  await user.type(await screen.findByRole('textbox', { name: 'Message' }), 'Late today')
  await act(() => router.navigate(-1))
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull())
  expect(router.state.location.pathname).toBe('/here')
  await user.click(screen.getByRole('button', { name: 'Write' }))
  expect(await screen.findByRole('textbox', { name: 'Message' })).toHaveValue('Late today')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull())
  await act(() => router.navigate(-1))
  await waitFor(() => expect(router.state.location.pathname).toBe('/elsewhere'))
})
