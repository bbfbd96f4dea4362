import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { AppError } from '@/lib/errors'
import { renderShared } from '@/test/render-shared'
import { Form } from './form'
import { NumberField } from './fields/number-field'
import { SubmitBar } from './submit-bar'
import { TextField } from './fields/text-field'

const schema = z.object({
  title: z.string().trim().min(3).max(20),
  email: z.email(),
  minutes: z.number().min(5).max(180).nullable(),
})

type Values = z.infer<typeof schema>

const empty = { title: '', email: '', minutes: null }

function showForm(
  onSubmit: (values: Values) => Promise<void>,
  fieldErrors?: (error: AppError) => Partial<Record<string, string>>,
) {
  return renderShared(
    <Form schema={schema} defaultValues={empty} onSubmit={onSubmit} fieldErrors={fieldErrors}>
      <TextField name="title" label="Title" hint="Short and clear." required maxLength={20} />
      <TextField name="email" label="Email" type="email" />
      <NumberField name="minutes" label="Minutes" suffix=" min" />
      <SubmitBar label="Save session" />
    </Form>,
  )
}

async function fillIn(user: Awaited<ReturnType<typeof showForm>>['user']) {
  await user.type(screen.getByRole('textbox', { name: 'Title' }), ' Pressing ')
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'jana@club.test')
  await user.type(screen.getByRole('textbox', { name: 'Minutes' }), '90')
}

const getSaveButton = () => screen.getByRole('button', { name: 'Save session' })

describe('a field', () => {
  test('has its name, its hint and its requirement', async () => {
    await showForm(vi.fn())
    const title = screen.getByRole('textbox', { name: 'Title' })
    expect(title).toHaveAccessibleDescription('Short and clear.')
    expect(title).toBeRequired()
    expect(title).not.toHaveAttribute('aria-invalid', 'true')
  })

  test('says what is wrong beside itself, in words, and forgets it once fixed', async () => {
    const { user } = await showForm(vi.fn())
    const title = screen.getByRole('textbox', { name: 'Title' })
    await user.type(title, 'ab')
    await user.click(getSaveButton())
    await waitFor(() => expect(title).toBeInvalid())
    expect(title).toHaveAccessibleDescription(/At least 3 characters\./)
    await user.type(title, 'c')
    await waitFor(() => expect(title).not.toBeInvalid())
  })
})

describe('sending', () => {
  test('does not happen with faults; the first one gets the focus', async () => {
    const save = vi.fn()
    const { user } = await showForm(save)
    await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Pressing')
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'jana@')
    await user.click(getSaveButton())
    const email = screen.getByRole('textbox', { name: 'Email' })
    await waitFor(() => expect(email).toHaveFocus())
    expect(email).toHaveAccessibleDescription('This is not a valid email address.')
    expect(save).not.toHaveBeenCalled()
  })

  test('passes on what the schema made of the input', async () => {
    const save = vi.fn().mockResolvedValue(undefined)
    const { user } = await showForm(save)
    await fillIn(user)
    await user.click(getSaveButton())
    await waitFor(() =>
      expect(save).toHaveBeenCalledWith({
        title: 'Pressing',
        email: 'jana@club.test',
        minutes: 90,
      }),
    )
  })

  test('happens once, however often the button is pressed', async () => {
    let finish = () => {}
    const save = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
    const { user } = await showForm(save)
    await fillIn(user)
    await user.dblClick(getSaveButton())
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toBeDisabled())
    finish()
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toBeEnabled())
    expect(save).toHaveBeenCalledTimes(1)
  })

  test('that fails says so and keeps every letter', async () => {
    const { user } = await showForm(() => Promise.reject(new AppError('offline')))
    await fillIn(user)
    await user.click(getSaveButton())
    expect(await screen.findByRole('alert')).toHaveTextContent(/No connection/)
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue(' Pressing ')
    expect(screen.getByRole('textbox', { name: 'Minutes' })).toHaveValue('90 min')
    expect(getSaveButton()).toHaveFocus()
  })

  test('with a known server error marks the field it belongs to', async () => {
    const { user } = await showForm(
      () => Promise.reject(new AppError('conflict')),
      () => ({ email: 'common:form.errors.invalid' }),
    )
    await fillIn(user)
    await user.click(getSaveButton())
    const email = screen.getByRole('textbox', { name: 'Email' })
    await waitFor(() => expect(email).toHaveFocus())
    expect(email).toBeInvalid()
    expect(email).toHaveAccessibleDescription('This value is not valid.')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})
