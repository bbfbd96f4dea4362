import { screen } from '@testing-library/react'
import { Link, useNavigate } from 'react-router'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { renderShared } from '@/test/render-shared'
import { Form } from './form'
import { SubmitBar } from './submit-bar'
import { TextField } from './fields/text-field'

function GuardedPage() {
  const navigate = useNavigate()
  return (
    <>
      <Link to="/elsewhere">Away</Link>
      <Form
        schema={z.object({ title: z.string() })}
        defaultValues={{ title: '' }}
        isGuarded
        onSubmit={async () => {
          await navigate('/elsewhere')
        }}
      >
        <TextField name="title" label="Title" />
        <SubmitBar />
      </Form>
    </>
  )
}

const getTitle = () => screen.getByRole('textbox', { name: 'Title' })

test('leaving an untouched form asks nothing', async () => {
  const { user } = await renderShared(<GuardedPage />)
  await user.click(screen.getByRole('link', { name: 'Away' }))
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible()
})

test('leaving with changes asks; staying keeps them, leaving leaves', async () => {
  const { user } = await renderShared(<GuardedPage />)
  await user.type(getTitle(), 'Pressing')
  await user.click(screen.getByRole('link', { name: 'Away' }))
  await screen.findByRole('dialog', { name: 'Leave without saving?' })
  await user.click(screen.getByRole('button', { name: 'Keep editing' }))
  expect(getTitle()).toHaveValue('Pressing')
  await user.click(screen.getByRole('link', { name: 'Away' }))
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible()
})

test('a save may navigate by itself', async () => {
  const { user } = await renderShared(<GuardedPage />)
  await user.type(getTitle(), 'Pressing')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
