import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderShared } from '@/test/render-shared'
import { Button } from './button'
import { PasswordInput } from './password-input'
import { TextInput } from './text-input'

test('a field has name, hint and error wired', async () => {
  await renderShared(
    <TextInput name="email" label="Email" hint="The invited one." error="Not an address." />,
  )
  const email = screen.getByRole('textbox', { name: 'Email' })
  expect(email).toBeInvalid()
  expect(email).toHaveAccessibleDescription('Not an address. The invited one.')
})

test('a password can be shown and hidden again', async () => {
  const { user } = await renderShared(<PasswordInput name="password" label="Password" />)
  const password = screen.getByLabelText('Password')
  expect(password).toHaveAttribute('type', 'password')
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(password).toHaveAttribute('type', 'text')
  await user.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(password).toHaveAttribute('type', 'password')
})

test('a busy button swallows presses and does not submit', async () => {
  const submit = vi.fn()
  const { user } = await renderShared(
    <form onSubmit={submit}>
      <Button type="submit" busy>
        Log in
      </Button>
    </form>,
  )
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  expect(submit).not.toHaveBeenCalled()
})
