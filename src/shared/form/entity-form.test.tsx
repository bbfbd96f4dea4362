import { queryOptions } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { AppError } from '@/lib/errors'
import { queryClient } from '@/lib/query/query-client'
import { renderShared } from '@/test/render-shared'
import { clearDraft, readDraft } from './draft-store'
import { EntityForm } from './entity-form'
import { TextField } from './fields/text-field'
import { useEntityForm } from './use-entity-form'

const schema = z.object({ title: z.string().min(1) })
const draftKey = 'entity-form-test'

/** A row that somebody else may change between reading and saving. */
async function showForm(stored: { title: string; version: number }) {
  const query = queryOptions({
    queryKey: ['entity-form', crypto.randomUUID()],
    queryFn: () => ({ ...stored }),
  })
  await queryClient.prefetchQuery(query)
  function Page() {
    const opened = useEntityForm(query)
    return (
      <EntityForm
        title="Drill"
        back={{ to: '/elsewhere', label: 'Drills' }}
        opened={opened}
        schema={schema}
        values={{ title: opened.row.title }}
        draftKey={draftKey}
        save={({ title }) => {
          if (stored.version !== opened.row.version) {
            return Promise.reject(new AppError('conflict', { detail: 'stale_row' }))
          }
          if (title === 'Taken') {
            return Promise.reject(new AppError('conflict', { detail: '23505' }))
          }
          stored.title = title
          return Promise.resolve('/elsewhere')
        }}
        fieldErrors={({ detail }, sent) =>
          detail === '23505' && sent.title ? { title: 'common:form.errors.invalid' } : {}
        }
      >
        <TextField name="title" label="Title" />
      </EntityForm>
    )
  }
  return renderShared(<Page />)
}

const getTitle = () => screen.getByRole('textbox', { name: 'Title' })

afterEach(() => clearDraft(draftKey))

test('saves and leads on', async () => {
  const stored = { title: 'Rondo', version: 1 }
  const { user } = await showForm(stored)
  await user.type(getTitle(), ' 4v2')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible()
  expect(stored.title).toBe('Rondo 4v2')
})

test('a known failure stands beside its field, which gets the focus', async () => {
  const { user } = await showForm({ title: '', version: 1 })
  await user.type(getTitle(), 'Taken')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(getTitle()).toBeInvalid())
  await waitFor(() => expect(getTitle()).toHaveFocus())
})

test('a row that somebody else changed is loaded on request; what was typed stays as a draft', async () => {
  const stored = { title: 'Rondo', version: 1 }
  const { user } = await showForm(stored)
  await user.type(getTitle(), ' of mine')
  Object.assign(stored, { title: 'Rondo of theirs', version: 2 })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Somebody else changed this meanwhile')
  expect(getTitle()).toHaveValue('Rondo of mine')
  await waitFor(() => expect(readDraft(draftKey)).not.toBeNull())
  await user.click(screen.getByRole('button', { name: 'Load the newest version' }))
  await waitFor(() => expect(getTitle()).toHaveValue('Rondo of theirs'))
  await user.click(screen.getByRole('button', { name: 'Restore draft' }))
  expect(getTitle()).toHaveValue('Rondo of mine')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible()
  expect(stored.title).toBe('Rondo of mine')
})
