import { useRef } from 'react'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderShared } from '@/test/render-shared'
import { ActionMenu } from './action-menu'

function Row() {
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <ActionMenu
        label="Actions for U13"
        items={[{ label: 'Rename', onSelect: () => field.current?.focus() }]}
      />
      <input ref={field} aria-label="Name" />
    </>
  )
}

const getButton = () => screen.getByRole('button', { name: 'Actions for U13' })

test('a menu opens from its button, and Escape gives the focus back to it', async () => {
  const { user } = await renderShared(<Row />)
  expect(getButton()).toHaveAttribute('aria-expanded', 'false')
  await user.click(getButton())
  const item = await screen.findByRole('menuitem', { name: 'Rename' })
  expect(getButton()).toHaveAttribute('aria-expanded', 'true')
  await user.keyboard('{ArrowDown}')
  await waitFor(() => expect(item).toHaveFocus())
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
  await waitFor(() => expect(getButton()).toHaveFocus())
})

test('what is chosen may take the focus along, and a second press of the button closes', async () => {
  const { user } = await renderShared(<Row />)
  await user.click(getButton())
  await user.click(await screen.findByRole('menuitem', { name: 'Rename' }))
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  await user.click(getButton())
  expect(await screen.findByRole('menu')).toBeVisible()
  await user.click(getButton())
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
})
