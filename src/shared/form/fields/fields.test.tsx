import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { renderShared } from '@/test/render-shared'
import { DateField } from './date-field'
import { Form } from '../form'
import { SelectField } from './select-field'
import { SubmitBar } from '../submit-bar'
import { SwitchField } from './switch-field'
import { TagsField } from './tags-field'
import { TextareaField } from './textarea-field'
import { TimeField } from './time-field'

const schema = z.object({
  aim: z.string().max(20),
  team: z.string().nullable(),
  date: z.string().min(1),
  time: z.string().min(1),
  is_open: z.boolean(),
  tags: z.array(z.string()),
})

async function showFields(locale: 'en' | 'de' | 'bg' = 'en') {
  const save = vi.fn().mockResolvedValue(undefined)
  const view = await renderShared(
    <Form
      schema={schema}
      defaultValues={{ aim: '', team: null, date: '', time: '', is_open: false, tags: [] }}
      onSubmit={save}
    >
      <TextareaField name="aim" label="Aim" maxLength={20} />
      <SelectField name="team" label="Team" options={[{ value: 'u13', label: 'Under 13' }]} />
      <DateField name="date" label="Date" />
      <TimeField name="time" label="Start" />
      <SwitchField name="is_open" label="Open to parents" hint="They get a message." />
      <TagsField name="tags" label="Tags" />
      <SubmitBar label="Send" />
    </Form>,
    { locale },
  )
  return { ...view, save }
}

test('every kind of field is filled by keyboard alone and keeps its type', async () => {
  const { user, save } = await showFields()
  await user.type(screen.getByRole('textbox', { name: 'Aim' }), 'Switch play')
  await user.click(screen.getByRole('combobox', { name: 'Team' }))
  await user.keyboard('{ArrowDown}{Enter}')
  await user.type(screen.getByRole('textbox', { name: 'Date' }), '5.9.2026')
  await user.type(screen.getByRole('combobox', { name: 'Start' }), '1830')
  await user.tab()
  await user.click(screen.getByRole('switch', { name: 'Open to parents' }))
  await user.type(screen.getByRole('combobox', { name: 'Tags' }), 'passing{Enter}')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() =>
    expect(save).toHaveBeenCalledWith({
      aim: 'Switch play',
      team: 'u13',
      date: '2026-09-05',
      time: '18:30',
      is_open: true,
      tags: ['passing'],
    }),
  )
})

test('a date speaks the language of the person', async () => {
  const { user } = await showFields('de')
  const date = screen.getByRole('textbox', { name: 'Date' })
  await user.type(date, '5.12.26')
  await user.tab()
  await waitFor(() => expect(date).toHaveDisplayValue('Sa, 5. Dez. 2026'))
})

test('a text near its limit counts what is left', async () => {
  const { user } = await showFields()
  await user.type(screen.getByRole('textbox', { name: 'Aim' }), 'Switching the play')
  expect(screen.getByText('2 characters left')).toBeVisible()
})

test('empty required fields are told so in words', async () => {
  const { user, save } = await showFields()
  await user.click(screen.getByRole('button', { name: 'Send' }))
  const start = screen.getByRole('combobox', { name: 'Start' })
  await waitFor(() => expect(start).toHaveAccessibleDescription('This field is required.'))
  expect(save).not.toHaveBeenCalled()
})

test('a birthday is picked in three steps, beginning with the year', async () => {
  const save = vi.fn().mockResolvedValue(undefined)
  const { user } = await renderShared(
    <Form schema={z.object({ born: z.string() })} defaultValues={{ born: '' }} onSubmit={save}>
      <DateField name="born" label="Born" isBirthday />
      <SubmitBar label="Send" />
    </Form>,
  )
  const year = String(new Date().getFullYear() - 10)
  await user.click(screen.getByRole('textbox', { name: 'Born' }))
  await user.click(await screen.findByRole('button', { name: year }))
  await user.click(await screen.findByRole('button', { name: /^Mar/ }))
  await user.click(await screen.findByRole('button', { name: /^5 March/ }))
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(save).toHaveBeenCalledWith({ born: `${year}-03-05` }))
})

test('a choice that is missing gets the focus and stays closed, so that its fault can be read', async () => {
  const options = Array.from({ length: 12 }, (_, index) => ({
    value: `p${index}`,
    label: `Pitch ${index}`,
  }))
  const { user } = await renderShared(
    <Form
      schema={z.object({ pitch: z.string().min(1) })}
      defaultValues={{ pitch: '' }}
      onSubmit={vi.fn()}
    >
      <SelectField name="pitch" label="Pitch" options={options} required />
      <SubmitBar label="Send" />
    </Form>,
  )
  await user.click(screen.getByRole('button', { name: 'Send' }))
  const pitch = screen.getByRole('combobox', { name: 'Pitch' })
  await waitFor(() => expect(pitch).toHaveFocus())
  expect(pitch).toBeInvalid()
  expect(screen.queryByRole('option')).toBeNull()
  await user.click(pitch)
  expect(await screen.findByRole('option', { name: 'Pitch 3' })).toBeVisible()
})
