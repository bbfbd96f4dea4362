import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { renderShared } from '@/test/render-shared'
import { readDraft, writeDraft } from './draft-store'
import { Form } from './form'
import { SubmitBar } from './submit-bar'
import { TextField } from './fields/text-field'

const key = 'session-form'

function showForm(save: () => Promise<void> = () => Promise.resolve()) {
  return renderShared(
    <Form
      schema={z.object({ title: z.string() })}
      defaultValues={{ title: '' }}
      onSubmit={save}
      draftKey={key}
    >
      <TextField name="title" label="Title" />
      <SubmitBar />
    </Form>,
  )
}

const getTitle = () => screen.getByRole('textbox', { name: 'Title' })

beforeEach(() => localStorage.clear())

test('what is typed is on the device moments later', async () => {
  const { user } = await showForm()
  await user.type(getTitle(), 'Pressing')
  await waitFor(() => expect(readDraft(key)?.values).toEqual({ title: 'Pressing' }))
})

test('leaving the page at once still keeps the draft', async () => {
  const { user } = await showForm()
  await user.type(getTitle(), 'Pressing')
  window.dispatchEvent(new Event('pagehide'))
  expect(readDraft(key)?.values).toEqual({ title: 'Pressing' })
})

test('a draft is offered, and restored as unsaved work', async () => {
  writeDraft(key, { title: 'From yesterday' })
  const { user } = await showForm()
  expect(getTitle()).toHaveValue('')
  await user.click(screen.getByRole('button', { name: 'Restore draft' }))
  expect(getTitle()).toHaveValue('From yesterday')
  expect(screen.getByText('Unsaved changes')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Restore draft' })).not.toBeInTheDocument()
})

test('a draft that is not wanted is gone for good', async () => {
  writeDraft(key, { title: 'From yesterday' })
  const { user } = await showForm()
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  expect(readDraft(key)).toBeNull()
})

test('saving ends the draft', async () => {
  const { user } = await showForm()
  await user.type(getTitle(), 'Pressing')
  await waitFor(() => expect(readDraft(key)).not.toBeNull())
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(readDraft(key)).toBeNull())
})

test('rubbish in the storage is no draft', async () => {
  localStorage.setItem(`draft:${key}`, '{"values": 7')
  await showForm()
  expect(screen.queryByRole('button', { name: 'Restore draft' })).not.toBeInTheDocument()
})
